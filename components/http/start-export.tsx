import type { ReactElement } from "react";
import { answerShape } from "@/components/http/answer-shape";
import { failureWords } from "@/components/http/problem-words";
import { getJson } from "@/components/http/request-json";
import type { Translator } from "@/lib/i18n/texts";

/** The browser saves the download as it streams. @returns why it hasn’t started, to be shown beside the link. */
export async function startExport(href: string, t: Translator): Promise<ReactElement | undefined> {
  try {
    await getJson("/api/exports/place", answerShape<{ isFree: boolean }>({ isFree: "boolean" }));
  } catch (error) {
    return (
      <p role="alert" className="text-13 text-danger @3xl:order-3 @3xl:max-w-60 @max-3xl:w-full">
        {failureWords(error, t)}
      </p>
    );
  }
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
}
