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
  /** The same for what undoes it, tries it again or adds to it: the notice stays, and the focus in it. */
  notice: number;
  act: Act;
  /** Once it is done: those that changed. What others had done before isn’t undone. */
  rows: readonly AssessmentView[];
  /** The act that it undoes. */
  undoes?: DoneAct;
} & (
  | { state: "done"; undo: readonly ActOn[]; refused: readonly Refused[] }
  /** `undo`: of what it was to be added to. */
  | { state: "failed"; again: readonly ActOn[]; undo?: readonly ActOn[]; error: unknown }
);

export type DoneAct = Extract<ShownAct, { state: "done" }>;

/**
 * Does something to rows, and tells of it.
 * @param after what it undoes, tries again or adds to, by its turn; `undo`: how both are undone.
 * @returns whether it worked.
 */
export type PerformActs = (asked: readonly ActOn[], after?: ActAfter) => Promise<boolean>;

export type ActAfter = { turn: number; undo?: readonly ActOn[]; undoes?: DoneAct };

/** A recruiter goes back no further. */
const mostDone = 100;

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

/**
 * What can be undone, in the order in which it was begun, after an act: the act itself, unless it undoes another one. One that couldn’t be undone stays.
 * @param insteadOf the turn of the one that it tries again or adds to.
 */
export function withDone(done: readonly DoneAct[], told: ShownAct, insteadOf?: number): readonly DoneAct[] {
  const { undoes } = told;
  if (undoes) return told.state === "failed" && !done.includes(undoes) ? [...done, undoes] : done;
  if (told.state === "failed" || told.undo.length === 0) return done;
  return [...done.filter(({ turn }) => turn !== insteadOf), told]
    .sort((one, other) => one.turn - other.turn)
    .slice(-mostDone);
}
