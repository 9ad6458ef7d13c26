import type { AssessmentView } from "@/lib/assessments/schema";

export type Archiving = {
  turn: number;
  /** Once it is done: those that changed. What others had done before isn’t undone. */
  rows: readonly AssessmentView[];
  archived: boolean;
} & ({ state: "done" } | { state: "failed"; error: unknown });

/** Whether the notice stays until it is undone or dismissed: many rows are hard to find again one by one. */
export const staysShown = (archiving: Archiving): boolean =>
  archiving.state === "failed" || (archiving.archived && archiving.rows.length > 1);

/** Notices that go by themselves make room. @param insteadOf the turn of the one that it undoes or tries again. */
export const withArchiving = (
  shown: readonly Archiving[],
  archiving: Archiving,
  insteadOf?: number,
): readonly Archiving[] => [...shown.filter((one) => one.turn !== insteadOf && staysShown(one)), archiving];
