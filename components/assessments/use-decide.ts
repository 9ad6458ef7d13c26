import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { assessmentQuery } from "@/components/query/assessment-query";
import { reading } from "@/components/query/reading";
import { RequestFailure } from "@/components/query/request-failure";
import { putJson } from "@/components/query/request-json";
import type { AssessmentView, DecisionValue } from "@/lib/assessments/schema";

const answer = reading<{ assessment: AssessmentView }>({ assessment: "object" });

/**
 * Decides about an assessment. A second press may come before the first is answered: the choices are sent one
 * after the other, each as made from what the last that was taken said.
 * @returns `shown`: the choice that is made or on its way; `error`: why the last one wasn't taken.
 */
export function useDecide({ id, decision }: AssessmentView) {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<DecisionValue>();
  const present = decision?.value ?? "undecided";
  /** What the person knows to be decided. A colleague's choice isn't that before it has been shown. */
  const known = useRef(present);
  const query = assessmentQuery(id);
  const show = (row: AssessmentView) =>
    client.setQueryData(query.queryKey, (detail) => detail && { ...detail, assessment: row });
  const deciding = useMutation({
    scope: { id: `decision ${id}` },
    mutationFn: (decision: DecisionValue) =>
      putJson(`/api/assessments/${id}/decision`, { decision, from: known.current }, answer),
    onSuccess({ assessment: row }, decision) {
      known.current = decision;
      show(row);
    },
    onError(error) {
      // Somebody was faster: what they chose is shown, with the sentence that says so.
      const theirs = error instanceof RequestFailure ? answer.safeParse(error.problem) : undefined;
      if (theirs?.success) show(theirs.data.assessment);
    },
    // The next one needn't wait for the timeline.
    onSettled: () => void client.invalidateQueries(query),
  });
  function decide(decision: DecisionValue): void {
    if (chosen === undefined) known.current = present;
    setChosen(decision);
    // Said of the last choice alone.
    deciding.mutate(decision, { onSettled: () => setChosen(undefined) });
  }
  return { shown: chosen ?? present, decide, error: deciding.error };
}
