import { failureWords } from "@/components/http/problem-words";
import { ReadProblem } from "@/components/imports/reading/read-problem";
import type { Texts } from "@/lib/i18n/texts";
import { mostColumns, mostRows } from "@/lib/imports/names";

/** Why nothing was read, and what to do: one sentence or two, whatever was in the file. */
export function problemSentence(error: unknown, { t, number }: Texts): string {
  if (!(error instanceof ReadProblem)) return failureWords(error, t);
  const { reason, rows = 0 } = error;
  switch (reason) {
    case "too_many_rows":
      return t("imports.problems.too_many_rows", { rows, shown: number(rows), most: number(mostRows) });
    case "too_many_columns":
      return t("imports.problems.too_many_columns", { columns: number(mostColumns) });
    default:
      return t(`imports.problems.${reason}`);
  }
}
