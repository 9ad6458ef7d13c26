"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";

export function MessageState({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTexts();
  return hasFailed ? (
    <p className="flex flex-wrap items-center gap-3 text-13 text-quiet">
      {t("handover.messageFailed")}
      <Button size="sm" onClick={onRetry}>
        {t("common.tryAgain")}
      </Button>
    </p>
  ) : (
    <div className="flex flex-col gap-2 py-1" aria-busy="true">
      <Skeleton className="w-3/5" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
