import { useMutation, useQueryClient } from "@tanstack/react-query";
import { use, useRef, useState } from "react";
import { tellDone } from "@/components/assessments/list/use-acts";
import { OpenAssessmentContext } from "@/components/assessments/list/use-open-assessment";
import { answerShape } from "@/components/http/answer-shape";
import { RequestFailure } from "@/components/http/request-failure";
import { putJson } from "@/components/http/request-json";
import { actOnRows } from "@/components/rows/act-on-rows";
import { assessmentQuery } from "@/components/rows/assessment-query";
import { useListStore, useTakeRow } from "@/components/rows/use-list-state";
import type { AssessmentView, DecisionValue } from "@/lib/assessments/schema";

const answer = answerShape<{ assessment: AssessmentView }>({ assessment: "object" });

/**
 * Decides about an assessment. Presses may come before the answer to the last one: they are sent one after the other,
 * each based on the last saved decision.
 * @returns `shown`: the decision, or the one being saved; `error`: why the last one wasn’t saved.
 */
export function useDecide(assessment: AssessmentView) {
  const { id, decision } = assessment;
  const store = useListStore();
  const isOverList = use(OpenAssessmentContext).id !== undefined;
  const client = useQueryClient();
  const [chosen, setChosen] = useState<DecisionValue>();
  const present = decision?.value ?? "undecided";
  /** The decision that the person has seen. A colleague’s newer one counts only once it was shown. */
  const known = useRef(present);
  const query = assessmentQuery(id);
  const beginTaking = useTakeRow();
  const deciding = useMutation({
    scope: { id: `decision ${id}` },
    mutationFn: (decision: DecisionValue) =>
      actOnRows(store, [assessment], { kind: "decide", decision }, async () => ({
        ...(await putJson(`/api/assessments/${id}/decision`, { decision, from: known.current }, answer)),
        refused: undefined,
      })),
    onMutate: beginTaking,
    onSuccess({ assessment: row }, decision, takeRow) {
      const { reason } = assessment.decision ?? {};
      const before = { kind: "decide", decision: known.current, reason } as const;
      known.current = decision;
      takeRow(row);
      if (isOverList)
        tellDone({ rows: [row], act: { kind: "decide", decision }, undo: [{ rows: [row], act: before }] });
    },
    onError(error, _, takeRow) {
      // A colleague was faster: show their choice and say so.
      const theirs = error instanceof RequestFailure ? answer.safeParse(error.problem) : undefined;
      if (theirs?.success) takeRow?.(theirs.data.assessment);
    },
    // The next one needn’t wait for the timeline.
    onSettled: () => void client.invalidateQueries(query),
  });
  function decide(decision: DecisionValue): void {
    if (chosen === undefined) known.current = present;
    setChosen(decision);
    // Only for the last choice.
    deciding.mutate(decision, { onSettled: () => setChosen(undefined) });
  }
  return { shown: chosen ?? present, decide, error: deciding.error };
}
