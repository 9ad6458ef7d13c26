import { type OddField, readOddities, writeOddities } from "@/lib/assessment-api/oddities";
import type { ListedColumns } from "@/lib/assessments/mirrored-columns";
import type { ListedRow } from "@/lib/mirror/comparing/batch";

const texts = {
  application_url: "application_url",
  report_url: "url",
  detail: "detail",
} as const satisfies Partial<Record<keyof ListedColumns, OddField>>;

/** The comparing thread knows no key, so texts that repeat it are removed here. */
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
