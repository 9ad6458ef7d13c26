import type { RowChecks } from "@/components/imports/checking/check-rows";
import type { DraftRow } from "@/components/imports/checking/draft-row";

/** Every row whose address has a slip gets the one that was probably meant; all others are the same objects. */
export const fixTypos = (rows: readonly DraftRow[], checks: RowChecks): DraftRow[] =>
  rows.map((row) => {
    const email = checks.get(row.line)?.typo;
    return email === undefined ? row : { ...row, candidate: { ...row.candidate, email } };
  });
