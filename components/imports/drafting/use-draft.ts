import { useMemo, useReducer } from "react";
import { type SortedRow, sortOut } from "@/components/imports/checking/sort-out";
import { type DraftAct, type DraftState, reduceDraft } from "@/components/imports/drafting/draft-state";
import { missingOf, shownChecks } from "@/components/imports/drafting/shown-checks";
import type { RowDouble } from "@/lib/imports/schema";

/** The draft on the screen, and what changes it. */
export function useDraft(begun: () => DraftState) {
  const [state, act] = useReducer(reduceDraft, undefined, begun);
  return { state, act };
}

export type ActOnDraft = (act: DraftAct) => void;

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
