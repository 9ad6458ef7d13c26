import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { putJson } from "@/components/http/request-json";
import { assessmentQuery } from "@/components/rows/assessment-query";
import { useTakeRow } from "@/components/rows/use-list-state";
import type { DecisionReason } from "@/lib/assessments/decision-reason";
import type { AssessmentView } from "@/lib/assessments/schema";

const answer = answerShape<{ assessment: AssessmentView }>({ assessment: "object" });

/** Says why it was decided as it is, or takes that back. */
export function useExplain({ id, decision }: AssessmentView) {
  const client = useQueryClient();
  const beginTaking = useTakeRow();
  const present = decision?.value ?? "undecided";
  return useMutation({
    mutationFn: (reason: DecisionReason) =>
      putJson(`/api/assessments/${id}/decision`, { decision: present, from: present, reason }, answer),
    onMutate: beginTaking,
    onSuccess: ({ assessment }, _, takeRow) => takeRow(assessment),
    onSettled: () => void client.invalidateQueries(assessmentQuery(id)),
  });
}
