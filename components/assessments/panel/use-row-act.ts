import { useMutation, useQueryClient } from "@tanstack/react-query";
import { use, useRef, useState } from "react";
import type { Act } from "@/components/assessments/list/shown-acts";
import { tellDone } from "@/components/assessments/list/use-acts";
import { OpenAssessmentContext } from "@/components/assessments/list/use-open-assessment";
import { answerShape } from "@/components/http/answer-shape";
import { RequestFailure } from "@/components/http/request-failure";
import { putJson } from "@/components/http/request-json";
import { actOnRows } from "@/components/rows/act-on-rows";
import { assessmentQuery } from "@/components/rows/assessment-query";
import { useListStore, useTakeRow } from "@/components/rows/use-list-state";
import type { AssessmentView } from "@/lib/assessments/schema";

const answer = answerShape<{ assessment: AssessmentView }>({ assessment: "object" });

type RowAct<Value> = {
  /** The last part of the address that takes it. */
  path: "decision" | "assignee";
  /** What the row has now. */
  present: Value;
  /** What makes the row so. */
  act: (value: Value) => Act;
  /** What undoes it. */
  actBack: (before: Value) => Act;
  body: (value: Value, from: Value) => object;
};

/**
 * Changes one thing of an assessment. Presses may come before the answer to the last one: they are sent one after the
 * other, each based on what was saved last.
 * @returns `shown`: what there is, or what is being saved; `error`: why the last one wasn’t saved.
 */
export function useRowAct<Value>(
  assessment: AssessmentView,
  { path, present, act, actBack, body }: RowAct<Value>,
) {
  const { id } = assessment;
  const store = useListStore();
  const isOverList = use(OpenAssessmentContext).id !== undefined;
  const client = useQueryClient();
  const [chosen, setChosen] = useState<{ value: Value }>();
  /** What the person has seen. A colleague’s newer choice counts only once it was shown. */
  const known = useRef(present);
  const beginTaking = useTakeRow();
  const acting = useMutation({
    scope: { id: `${path} ${id}` },
    mutationFn: (value: Value) =>
      actOnRows(store, [assessment], act(value), async () => ({
        ...(await putJson(`/api/assessments/${id}/${path}`, body(value, known.current), answer)),
        refused: undefined,
      })),
    onMutate: beginTaking,
    onSuccess({ assessment: row }, value, takeRow) {
      const before = actBack(known.current);
      known.current = value;
      takeRow(row);
      if (isOverList) tellDone({ rows: [row], act: act(value), undo: [{ rows: [row], act: before }] });
    },
    onError(error, _, takeRow) {
      // A colleague was faster: show their choice and say so.
      const theirs = error instanceof RequestFailure ? answer.safeParse(error.problem) : undefined;
      if (theirs?.success) takeRow?.(theirs.data.assessment);
    },
    // The next one needn’t wait for the timeline.
    onSettled: () => void client.invalidateQueries(assessmentQuery(id)),
  });
  function choose(value: Value): void {
    if (chosen === undefined) known.current = present;
    setChosen({ value });
    // Only for the last choice.
    acting.mutate(value, { onSettled: () => setChosen(undefined) });
  }
  return { shown: chosen ? chosen.value : present, choose, isPending: acting.isPending, error: acting.error };
}
