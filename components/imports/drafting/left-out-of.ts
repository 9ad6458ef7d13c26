import type { DraftRow } from "@/components/imports/checking/draft-row";
import type { DraftAct } from "@/components/imports/drafting/draft-state";

/** Leaves a row out by hand, or takes it in again. */
export const leftOutOf = ({ line }: Pick<DraftRow, "line">, isOut: boolean): DraftAct => ({
  kind: "skip",
  lines: [line],
  skip: isOut ? undefined : "by_hand",
});
