import type { DraftRow } from "@/components/imports/checking/draft-row";

/**
 * `errors`: by the form’s own paths, such as `candidate.email`, `interviewId`, `suppressCandidateEmail`. `doubleOf`: the
 * line of the row that stays. `typo`: the whole address as it was probably meant.
 */
export type RowCheck = { errors: Record<string, string[]>; doubleOf?: number; typo?: string };
export type RowChecks = ReadonlyMap<number, RowCheck>;
/** What holds for rows that name no interview. */
export type Common = { interviewId?: number };

/** Checks every row by the form’s schema, and against each other. Only rows with something to say are in it. */
export function checkRows(_rows: readonly DraftRow[], _common: Common): RowChecks {
  return new Map();
}

/** The same after one row was edited or skipped. @param rows with that row as it is now. */
export function recheckRow(
  _rows: readonly DraftRow[],
  checks: RowChecks,
  _line: number,
  _common: Common,
): RowChecks {
  return checks;
}
