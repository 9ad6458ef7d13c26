import type { AssignedRows } from "@/components/rows/assign-rows";
import type { DecidedRows } from "@/components/rows/decide-rows";
import type { Assignee } from "@/components/rows/row-change";
import type { DecisionReason } from "@/lib/assessments/decision-reason";
import type { AssessmentView, DecisionValue } from "@/lib/assessments/schema";

/** What a recruiter does to rows, and can undo. */
export type Act =
  | { kind: "archive"; archived: boolean }
  | { kind: "decide"; decision: DecisionValue; reason?: DecisionReason }
  | { kind: "assign"; assignee: Assignee | null };

/** A row left unchanged, with the server’s reason. */
export type Refused = DecidedRows["refused"][number] | AssignedRows["refused"][number];

/** An act on rows; several undo one on rows that were different before. */
export type ActOn = { rows: readonly AssessmentView[]; act: Act };

export type ShownAct = {
  turn: number;
  act: Act;
  /** Once it is done: those that changed. What others had done before isn’t undone. */
  rows: readonly AssessmentView[];
} & (
  | { state: "done"; undo: readonly ActOn[]; refused: readonly Refused[] }
  /** `undo`: of what it was to be added to. */
  | { state: "failed"; again: readonly ActOn[]; undo?: readonly ActOn[]; error: unknown }
);

/**
 * Does something to rows, and tells of it.
 * @param after what it undoes, tries again or adds to, by its turn; `undo`: how both are undone.
 * @returns whether it worked.
 */
export type PerformActs = (asked: readonly ActOn[], after?: ActAfter) => Promise<boolean>;

export type ActAfter = { turn: number; undo?: readonly ActOn[] };

/** Whether rows come back into the lists they had left: then they are easy to find again. */
const bringsBack = (act: Act): boolean => act.kind === "archive" && !act.archived;

/** Whether the notice stays until it is undone or dismissed: many rows are hard to find again one by one. */
export const staysShown = (shown: ShownAct): boolean =>
  shown.state === "failed" || shown.refused.length > 0 || (shown.rows.length > 1 && !bringsBack(shown.act));

/** Notices that go by themselves make room. @param insteadOf the turn of the one that it undoes or tries again. */
export const withAct = (
  shown: readonly ShownAct[],
  act: ShownAct,
  insteadOf?: number,
): readonly ShownAct[] => [...shown.filter((one) => one.turn !== insteadOf && staysShown(one)), act];
