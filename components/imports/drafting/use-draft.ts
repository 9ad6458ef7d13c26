import { useMemo, useReducer } from "react";
import { type SortedRow, sortOut } from "@/components/imports/checking/sort-out";
import type { DraftState } from "@/components/imports/drafting/draft-state";
import { missingOf, shownChecks } from "@/components/imports/drafting/shown-checks";
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

/** What stands at the rows, and how many are what: from one and the same look, so that all figures agree. */
export function useSorted(state: DraftState, doubles: ReadonlyMap<number, RowDouble>) {
  const { rows, columns, common, checks: all } = state;
  return useMemo(() => {
    const missing = missingOf({ columns, common });
    const checks = shownChecks(all, missing);
    const { rows: sorted, counts } = sortOut(rows, checks, doubles, missing.email || missing.interview);
    const byLine = new Map<number, SortedRow>(sorted.map((row) => [row.line, row]));
    return { missing, checks, counts, byLine };
  }, [rows, columns, common, all, doubles]);
}

export type Sorted = ReturnType<typeof useSorted>;
