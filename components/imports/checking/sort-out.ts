import type { RowChecks } from "@/components/imports/checking/check-rows";
import type { DraftRow } from "@/components/imports/checking/draft-row";
import type { RowDouble } from "@/lib/imports/schema";

/** `double`: in the file or in the directory, and nobody has decided yet. `skipped`: decided to be left out. */
export type SortedKind = "ready" | "faulty" | "double" | "skipped";

export type SortedRow = { line: number; kind: SortedKind; double?: RowDouble; doubleOf?: number };

export type SortedOut = {
  /** In the order of the rows. */
  rows: readonly SortedRow[];
  /** They add up to `total`. */
  counts: Record<SortedKind | "total", number>;
};

/** Which rows would be sent. @param doubles what the directory knows, by line. */
export function sortOut(
  rows: readonly DraftRow[],
  _checks: RowChecks,
  _doubles: ReadonlyMap<number, RowDouble>,
): SortedOut {
  return { rows: [], counts: { ready: 0, faulty: 0, double: 0, skipped: 0, total: rows.length } };
}
