import { type DraftAct, type DraftState, reduceDraft } from "@/components/imports/drafting/draft-state";

/** A draft with how it was before each act, the latest last. `isUndone`: the last act was taken back. */
export type Undoable = { now: DraftState; past: readonly DraftState[]; isUndone: boolean };

export type UndoableAct = DraftAct | { kind: "undo" };

/** States share all rows that didn’t change. */
const mostKept = 100;

/** As `reduceDraft`, and the way back. */
export function reduceUndoable(draft: Undoable, act: UndoableAct): Undoable {
  const { now, past } = draft;
  if (act.kind === "undo") {
    const before = past.at(-1);
    return before ? { now: before, past: past.slice(0, -1), isUndone: true } : draft;
  }
  const next = reduceDraft(now, act);
  return next === now ? draft : { now: next, past: [...past, now].slice(-mostKept), isUndone: false };
}
