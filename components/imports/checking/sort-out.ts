import type { RowCheck, RowChecks } from "@/components/imports/checking/check-rows";
import type { DraftRow } from "@/components/imports/checking/draft-row";
import type { RowDouble } from "@/lib/imports/schema";

/**
 * `double`: repeated in the file or known to the directory, and not decided yet. `skipped`: decided to be left out. `lacking`:
 * nothing is wrong with it but what all rows lack.
 */
type SortedKind = "ready" | "lacking" | "faulty" | "double" | "skipped";

/** `double`: what the directory knows, unless the row is a duplicate of an earlier one (`doubleOf`) in any case. */
export type SortedRow = { line: number; kind: SortedKind; double?: RowDouble; doubleOf?: number };

export type SortedOut = {
  /** In the order of the rows. */
  rows: readonly SortedRow[];
  /** They add up to `total`. */
  counts: Record<SortedKind | "total", number>;
};

/** A candidate who has completed the interview is assessed again only if a recruiter says so. */
const standsInTheWay = ({ confirm }: DraftRow, double: RowDouble | undefined) =>
  double !== undefined && !(double.kind === "completed" && confirm === "again");

function kindOf(row: DraftRow, check: RowCheck | undefined, double: RowDouble | undefined): SortedKind {
  if (row.skip !== undefined) return "skipped";
  if (check && Object.keys(check.errors).length > 0) return "faulty";
  return check?.doubleOf !== undefined || standsInTheWay(row, double) ? "double" : "ready";
}

/**
 * Which rows would be sent. @param doubles what the directory knows, by line. @param lacks whether something is still to
 * be said for all rows: none of them is ready before.
 */
export function sortOut(
  rows: readonly DraftRow[],
  checks: RowChecks,
  doubles: ReadonlyMap<number, RowDouble>,
  lacks = false,
): SortedOut {
  const counts = { ready: 0, lacking: 0, faulty: 0, double: 0, skipped: 0, total: rows.length };
  const sorted = rows.map((row): SortedRow => {
    const { line } = row;
    const check = checks.get(line);
    const double = doubles.get(line);
    const own = kindOf(row, check, double);
    const kind = lacks && own === "ready" ? "lacking" : own;
    counts[kind] += 1;
    const doubleOf = check?.doubleOf;
    return { line, kind, double: doubleOf === undefined ? double : undefined, doubleOf };
  });
  return { rows: sorted, counts };
}
