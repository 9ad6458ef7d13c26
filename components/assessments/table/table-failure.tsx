"use client";

import { isSignedOut } from "@/components/http/request-failure";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";

const skeletonRows = "abcdefghij".split("");

/** In the table’s place: its shape while loading, or why it can’t be shown. */
export function TableFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const { t } = useTexts();
  if (!error) {
    return (
      <div aria-busy="true" className="flex flex-col px-4 pt-24 md:px-7">
        {skeletonRows.map((row) => (
          <div key={row} className="flex h-11.5 items-center gap-8 border-b border-line">
            <Skeleton className="w-1/5" />
            <Skeleton className="w-1/6" />
            <Skeleton className="w-1/3" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <div role="alert">
      {isSignedOut(error) ? (
        <EmptyState
          title={t("common.signedOut")}
          action={<Button onClick={() => window.location.reload()}>{t("common.signIn")}</Button>}
        >
          {t("table.signedOutText")}
        </EmptyState>
      ) : (
        <EmptyState
          title={t("table.failedTitle")}
          action={<Button onClick={onRetry}>{t("common.tryAgain")}</Button>}
        >
          {t("table.failedText")}
        </EmptyState>
      )}
    </div>
  );
}
