import type { ReactElement } from "react";
import { reading } from "@/components/query/reading";
import { getJson } from "@/components/query/request-json";
import { failureWords } from "@/components/texts/problem-words";
import type { Translator } from "@/lib/i18n/texts";

/**
 * Has the browser save a file as it streams, where there is room for one more.
 * @returns why not, for the row of what was pressed; nothing where it began.
 */
export async function startExport(href: string, t: Translator): Promise<ReactElement | undefined> {
  try {
    await getJson("/api/exports/place", reading<{ isFree: boolean }>({ isFree: "boolean" }));
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
