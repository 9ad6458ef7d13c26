import { useMutation, useQueryClient } from "@tanstack/react-query";
import { use } from "react";
import { tellDone } from "@/components/assessments/list/use-acts";
import { OpenAssessmentContext } from "@/components/assessments/list/use-open-assessment";
import { answerShape } from "@/components/http/answer-shape";
import { RequestFailure } from "@/components/http/request-failure";
import { putJson } from "@/components/http/request-json";
import { actOnRows } from "@/components/rows/act-on-rows";
import { assessmentQuery } from "@/components/rows/assessment-query";
import type { Assignee } from "@/components/rows/row-change";
import { useListStore, useTakeRow } from "@/components/rows/use-list-state";
import type { AssessmentView } from "@/lib/assessments/schema";

const answer = answerShape<{ assessment: AssessmentView }>({ assessment: "object" });

/**
 * Assigns an assessment to a colleague, or to no one.
 * @returns `shown`: who is responsible, or who is being saved; `error`: why that wasn’t saved.
 */
export function useAssign(assessment: AssessmentView) {
  const { id } = assessment;
  const store = useListStore();
  const isOverList = use(OpenAssessmentContext).id !== undefined;
  const client = useQueryClient();
  const beginTaking = useTakeRow();
  const present = assessment.assignee ?? null;
  const assigning = useMutation({
    scope: { id: `assignee ${id}` },
    mutationFn: ({ assignee, from }: { assignee: Assignee | null; from: Assignee | null }) =>
      actOnRows(store, [assessment], { kind: "assign", assignee }, async () => ({
        ...(await putJson(
          `/api/assessments/${id}/assignee`,
          { assignee: assignee?.id ?? null, from: from?.id ?? null },
          answer,
        )),
        refused: undefined,
      })),
    onMutate: beginTaking,
    onSuccess({ assessment: row }, { assignee, from }, takeRow) {
      takeRow(row);
      if (isOverList)
        tellDone({
          rows: [row],
          act: { kind: "assign", assignee },
          undo: [{ rows: [row], act: { kind: "assign", assignee: from } }],
        });
    },
    onError(error, _, takeRow) {
      // A colleague was faster: show their choice and say so.
      const theirs = error instanceof RequestFailure ? answer.safeParse(error.problem) : undefined;
      if (theirs?.success) takeRow?.(theirs.data.assessment);
    },
    onSettled: () => void client.invalidateQueries(assessmentQuery(id)),
  });
  return {
    shown: assigning.isPending ? assigning.variables.assignee : present,
    assign: (assignee: Assignee | null) => assigning.mutate({ assignee, from: present }),
    isPending: assigning.isPending,
    error: assigning.error,
  };
}
