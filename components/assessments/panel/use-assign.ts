import { useRowAct } from "@/components/assessments/panel/use-row-act";
import type { Assignee } from "@/components/rows/row-change";
import type { AssessmentView } from "@/lib/assessments/schema";

const actOf = (assignee: Assignee | null) => ({ kind: "assign", assignee }) as const;

/** Makes a colleague responsible for an assessment, or no one. @returns as `useRowAct`. */
export function useAssign(assessment: AssessmentView) {
  return useRowAct<Assignee | null>(assessment, {
    path: "assignee",
    present: assessment.assignee ?? null,
    act: actOf,
    actBack: actOf,
    body: (assignee, from) => ({ assignee: assignee?.id ?? null, from: from?.id ?? null }),
  });
}
