import type { AssessmentView } from "@/lib/assessments/schema";

/** What was put out of sight, or brought back. */
export type Archiving = {
  /** Counted up. */
  turn: number;
  rows: readonly AssessmentView[];
  archived: boolean;
} & ({ state: "done"; changed: number } | { state: "failed"; error: unknown });

/** Whether its notice stays until it is undone or dismissed: many rows are hard to find again one by one. */
export const staysShown = (archiving: Archiving): boolean =>
  archiving.state === "failed" || (archiving.archived && archiving.changed > 1);

/**
 * Adds an outcome to those on show, where what goes by itself makes room for it.
 * @param insteadOf the turn of the one that it undoes or tries again.
 */
export const withArchiving = (
  shown: readonly Archiving[],
  archiving: Archiving,
  insteadOf?: number,
): readonly Archiving[] => [...shown.filter((one) => one.turn !== insteadOf && staysShown(one)), archiving];
