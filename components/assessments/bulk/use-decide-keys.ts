import { use, useLayoutEffect, useRef } from "react";
import type { TableSelection } from "@/components/assessments/bulk/use-selection";
import type { DrawnRows } from "@/components/assessments/list/drawn-rows";
import type { PerformActs } from "@/components/assessments/list/shown-acts";
import { loadPerforming } from "@/components/assessments/list/use-acts";
import { OpenAssessmentContext } from "@/components/assessments/list/use-open-assessment";
import { decisionKeys } from "@/components/candidate/decision-keys";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";
import { rowOf } from "@/components/rows/known-rows";
import { useListStore } from "@/components/rows/use-list-state";
import { decisions } from "@/lib/assessments/names";
import type { DecisionValue } from "@/lib/assessments/schema";

/** What a click has opened just before is open then. Without its script the decision fails, and says so. */
async function untilReady(): Promise<void> {
  await loadPerforming().catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve));
}

/** A letter decides about the chosen rows, or else about the one that is open, or focused. */
export function useDecideKeys({
  rows,
  selection,
  perform,
}: {
  rows: DrawnRows;
  selection: TableSelection;
  /** Undefined for viewers. */
  perform: PerformActs | undefined;
}): void {
  const store = useListStore();
  const { id: openId } = use(OpenAssessmentContext);

  async function decide(decision: DecisionValue) {
    const isOnChosen = selection.rows.length > 0;
    const id = openId ?? rows.around(document.activeElement)?.id;
    const current = id === undefined ? undefined : rowOf(store.read(), id);
    const decided = isOnChosen ? selection.rows : current ? [current] : [];
    if (decided.length === 0) return;
    const hasWorked = await perform?.([{ rows: decided, act: { kind: "decide", decision } }]);
    if (hasWorked && isOnChosen) selection.clear();
  }
  const latest = useRef(decide);
  useLayoutEffect(() => {
    latest.current = decide;
  });
  const before = useRef(Promise.resolve());
  // The first key loads a script. Each has its turn after the one before, when the row that follows has the focus.
  const press = (decision: DecisionValue) => () => {
    before.current = before.current.then(untilReady).then(() => void latest.current(decision));
  };
  useShortcuts(
    perform ? Object.fromEntries(decisions.map((decision) => [decisionKeys[decision], press(decision)])) : {},
  );
}
