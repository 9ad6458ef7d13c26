import { type OddField, readOddities, writeOddities } from "@/lib/assessment-api/oddities";
import type { ListedColumns, ListedRow } from "@/lib/mirror/diff";

/** The texts of a listed row, by the names of the document. */
const texts = {
  application_url: "application_url",
  report_url: "url",
  detail: "detail",
} as const satisfies Partial<Record<keyof ListedColumns, OddField>>;

/**
 * Leaves out of rows what repeats the key: no column that carries it may reach the store. The thread that has
 * read them knows no key.
 * @param carriesKey whether a text has the key in it.
 */
export function withoutKey(
  rows: ListedRow[],
  carriesKey: (text: string) => boolean,
): { rows: ListedRow[]; cleaned: ListedRow[] } {
  const cleaned: ListedRow[] = [];
  const clean = rows.map(({ id, row }) => {
    const carrying = (Object.keys(texts) as (keyof typeof texts)[]).filter((column) =>
      carriesKey(row[column] ?? ""),
    );
    if (carrying.length === 0) return { id, row };
    const left = Object.fromEntries(carrying.map((column) => [column, null]));
    const odd = carrying.map((column) => ({ field: texts[column], reason: "carries_key" as const }));
    const oddities = writeOddities([...readOddities(row.oddities), ...odd]);
    const rest = { id, row: { ...row, ...left, oddities } };
    cleaned.push(rest);
    return rest;
  });
  return { rows: clean, cleaned };
}
