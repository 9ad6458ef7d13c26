import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { assessmentKey, candidatesKey } from "@/components/http/query-keys";
import { RequestFailure } from "@/components/http/request-failure";
import { postJson } from "@/components/http/request-json";
import { seenContact, useKindOf } from "@/components/reminders/kind-of";
import { useTakeRow } from "@/components/rows/use-list-state";
import type { ReminderWay, Snoozed } from "@/lib/assessments/act-schemas";
import type { AssessmentView } from "@/lib/assessments/schema";

const snoozed = answerShape<Snoozed>({});
const theirs = answerShape<{ assessment: AssessmentView }>({ assessment: "object" });

/** Whether a colleague was faster. */
export const isContactedHere = (error: unknown): boolean =>
  error instanceof RequestFailure && error.problem?.code === "contacted_here";

export type Recording = ReturnType<typeof useRecordReminder>;

/** Records one message. The answer has no `snoozedUntil` where the candidate has completed meanwhile. */
export function useRecordReminder(days: number | undefined) {
  const client = useQueryClient();
  const beginTaking = useTakeRow();
  const kindOf = useKindOf();
  return useMutation({
    mutationFn: ({ row, way }: { row: AssessmentView; way: ReminderWay }) => {
      const body = { reminder: way, days, from: seenContact(row, kindOf) };
      return postJson(`/api/assessments/${row.id}/snooze`, body, snoozed);
    },
    onMutate: beginTaking,
    onSuccess: ({ assessment }, _, takeRow) => assessment && takeRow(assessment),
    onError(error, _, takeRow) {
      const told = error instanceof RequestFailure ? theirs.safeParse(error.problem) : undefined;
      if (told?.success) takeRow?.(told.data.assessment);
    },
    onSettled(_, __, { row }) {
      void client.invalidateQueries({ queryKey: assessmentKey(row.id) });
      void client.invalidateQueries({ queryKey: candidatesKey });
    },
  });
}
