"use client";

import { MessagePage } from "@/components/page/message-page";
import { useTexts } from "@/components/texts/texts-provider";
import { buttonClass } from "@/components/ui/button-class";

/** The digest that marks the cause in Next’s log; errors of the browser have none. */
function digestOf(error: unknown): string | undefined {
  return error instanceof Error && "digest" in error && typeof error.digest === "string"
    ? error.digest
    : undefined;
}

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
      reference={
        reference && (
          <>
            {t("failure.reference")} <code className="font-mono select-all">{reference}</code>
          </>
        )
      }
      actions={
        <>
          <button type="button" onClick={retry} className={buttonClass("primary")}>
            {t("failure.tryAgain")}
          </button>
          {/* A full load, as this page may be in any state. */}
          <a href="/assessments" className={buttonClass()}>
            {t("failure.toAssessments")}
          </a>
        </>
      }
    >
      <p>{t("failure.text")}</p>
      {reference && <p>{t("failure.again")}</p>}
    </MessagePage>
  );
}
