"use client";

import { isSignedOut } from "@/components/query/request-failure";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** In a list's place when it could not be had. */
export function LoadFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTexts();
  const again = <Button onClick={onRetry}>{t("common.tryAgain")}</Button>;
  return isSignedOut(error) ? (
    <EmptyState title={t("common.signedOut")} action={again}>
      {t("settings.signedOutText")}
    </EmptyState>
  ) : (
    <EmptyState title={t("settings.failedTitle")} action={again}>
      {t("settings.failedText")}
    </EmptyState>
  );
}
