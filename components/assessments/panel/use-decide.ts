import { useRowAct } from "@/components/assessments/panel/use-row-act";
import type { AssessmentView, DecisionValue } from "@/lib/assessments/schema";

/** Decides about an assessment. @returns as `useRowAct`. */
export function useDecide(assessment: AssessmentView) {
  const { value = "undecided", reason } = assessment.decision ?? {};
  return useRowAct<DecisionValue>(assessment, {
    path: "decision",
    present: value,
    act: (decision) => ({ kind: "decide", decision }),
    actBack: (decision) => ({ kind: "decide", decision, reason }),
    body: (decision, from) => ({ decision, from }),
  });
}
