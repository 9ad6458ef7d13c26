import type { Columns } from "@/components/imports/columns/columns";
import type { Translator } from "@/lib/i18n/texts";

/** `A`, `B`, … `Z`, `AA`: as spreadsheets call their columns. */
function columnLetters(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnLetters(Math.floor(at / 26) - 1) + letter;
}

/** Each column with its letter, which tells it from the others. */
export const columnList = ({ kinds }: Pick<Columns, "kinds">) =>
  kinds.map((kind, at) => ({ kind, at, letter: columnLetters(at) }));

/** A column by its header, or by its place. */
export const columnName = ({ headers }: Columns, at: number, t: Translator): string =>
  headers[at]?.trim() || t("imports.draft.columnOf", { letter: columnLetters(at) });

/** A column by what it holds, or else by its own name. */
export const fieldName = (columns: Columns, at: number, t: Translator): string => {
  const kind = columns.kinds[at] ?? "ignored";
  return kind === "ignored" ? columnName(columns, at, t) : t(`imports.draft.kinds.${kind}`);
};
