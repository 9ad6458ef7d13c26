import { useMemo, useReducer } from "react";
import type { DraftState } from "@/components/imports/drafting/draft-state";
import { type Sorted, sortDraft } from "@/components/imports/drafting/sort-draft";
import { reduceUndoable, type Undoable, type UndoableAct } from "@/components/imports/drafting/undo-draft";
import type { RowDouble } from "@/lib/imports/schema";

/** The draft on the screen, what changes it, and how many changes can be taken back. */
export function useDraft(begun: () => DraftState) {
  const [{ now, past, isUndone }, act] = useReducer(
    reduceUndoable,
    undefined,
    (): Undoable => ({ now: begun(), past: [], isUndone: false }),
  );
  return { state: now, act, undoing: { left: past.length, isUndone } };
}

export type ActOnDraft = (act: UndoableAct) => void;
export type Undoing = ReturnType<typeof useDraft>["undoing"];

/** `sortDraft`, again only when something has changed. */
export function useSorted(state: DraftState, doubles: ReadonlyMap<number, RowDouble>): Sorted {
  const { rows, columns, common, checks } = state;
  return useMemo(
    () => sortDraft({ rows, columns, common, checks }, doubles),
    [rows, columns, common, checks, doubles],
  );
}
