import { type SortedRow, sortOut } from "@/components/imports/checking/sort-out";
import type { DraftState } from "@/components/imports/drafting/draft-state";
import { missingOf, shownChecks } from "@/components/imports/drafting/shown-checks";
import type { RowDouble } from "@/lib/imports/schema";

/** What is shown at the rows, and how many are what: computed together, so that all figures agree. */
export function sortDraft(
  { rows, columns, common, checks: all }: Pick<DraftState, "rows" | "columns" | "common" | "checks">,
  doubles: ReadonlyMap<number, RowDouble>,
) {
  const missing = missingOf({ columns, common });
  const checks = shownChecks(all, missing);
  const { rows: sorted, counts } = sortOut(rows, checks, doubles, missing.email || missing.interview);
  const byLine = new Map<number, SortedRow>(sorted.map((row) => [row.line, row]));
  const isSent = (line: number) => ["ready", "lacking"].includes(byLine.get(line)?.kind ?? "");
  /** Lines of rows that would be sent to an unusual address. */
  const unusual = [...checks].flatMap(([line, check]) => (check.unusual && isSent(line) ? [line] : []));
  return { missing, checks, counts, byLine, unusual };
}

export type Sorted = ReturnType<typeof sortDraft>;
