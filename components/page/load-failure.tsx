"use client";

import { isSignedOut } from "@/components/http/request-failure";
import { SignInElsewhere } from "@/components/session/sign-in-elsewhere";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export function LoadFailure({
  error,
  title,
  onRetry,
}: {
  error: unknown;
  title?: string;
  onRetry: () => void;
}) {
  const { t } = useTexts();
  const again = (
    <Button size="sm" onClick={onRetry}>
      {t("common.tryAgain")}
    </Button>
  );
  return isSignedOut(error) ? (
    <EmptyState
      title={t("common.signedOut")}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <SignInElsewhere />
          {again}
        </span>
      }
    >
      {t("common.signedOutText")}
    </EmptyState>
  ) : (
    <EmptyState title={title ?? t("settings.failedTitle")} action={again}>
      {t("settings.failedText")}
    </EmptyState>
  );
}
