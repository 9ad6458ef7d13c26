"use client";

import { MessagePage } from "@/components/layout/message-page";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

/** The digest under which Next's log has the cause; errors of the browser have none. */
function digestOf(error: unknown): string | undefined {
  return error instanceof Error && "digest" in error && typeof error.digest === "string"
    ? error.digest
    : undefined;
}

/** A screen failed: what that means for the person, and the way on. */
export function ErrorMessage({
  error,
  retry,
  alone,
}: {
  error: unknown;
  retry: () => void;
  alone?: boolean;
}) {
  const { t } = useTexts();
  const reference = digestOf(error);
  return (
    <MessagePage
      alone={alone}
      title={t("failure.title")}
      reference={reference}
      actions={
        <>
          <Button variant="primary" onClick={retry}>
            {t("common.tryAgain")}
          </Button>
          {/* A full load, whatever state this page is in. */}
          <Button render={<a href="/assessments">{t("common.toAssessments")}</a>} />
        </>
      }
    >
      <p>{t("failure.text")}</p>
      {reference && <p>{t("failure.again")}</p>}
    </MessagePage>
  );
}
