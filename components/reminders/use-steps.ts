import { useState } from "react";
import { candidateLines } from "@/components/candidate/candidate-name";
import {
  type Outcomes,
  type StepOutcome,
  sumOutcomes,
  withOutcome,
} from "@/components/reminders/step-outcomes";
import { rowOf } from "@/components/rows/known-rows";
import { useListState } from "@/components/rows/use-list-state";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentView } from "@/lib/assessments/schema";

/** One candidate after the other. @param onEnd called after the last one. */
export function useSteps(rows: readonly AssessmentView[], onEnd: () => void) {
  const { t } = useTexts();
  const known = useListState();
  const [at, setAt] = useState(0);
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const [said, setSaid] = useState<string>();
  const seen = rows[at];
  /** A colleague’s contact is shown as it comes. */
  const row = seen && (rowOf(known, seen.id) ?? seen);

  function goOn(outcome: StepOutcome): void {
    if (!row) return;
    setOutcomes(withOutcome(outcomes, row.id, outcome));
    setSaid(t(`reminders.outcomes.${outcome}`, { name: candidateLines(row, t).name }));
    if (at + 1 < rows.length) setAt(at + 1);
    else onEnd();
  }
  function goBack(): void {
    setSaid(undefined);
    setAt(at - 1);
  }
  return {
    row,
    seen,
    at,
    said,
    outcome: row && outcomes.get(row.id),
    sum: sumOutcomes(rows, outcomes),
    goOn,
    goBack: at > 0 ? goBack : undefined,
  };
}

export type Steps = ReturnType<typeof useSteps>;
