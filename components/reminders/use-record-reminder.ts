import { useMutation, useQueryClient } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { assessmentKey } from "@/components/http/query-keys";
import { postJson } from "@/components/http/request-json";
import type { SnoozeBody, Snoozed } from "@/lib/assessments/act-schemas";

const snoozed = answerShape<Snoozed>({});

/** Records one reminder. The answer has no `snoozedUntil` where the candidate has completed meanwhile. */
export function useRecordReminder(days: number | undefined) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reminder }: { id: number; reminder: NonNullable<SnoozeBody["reminder"]> }) =>
      postJson(`/api/assessments/${id}/snooze`, { reminder, days }, snoozed),
    onSuccess: (_, { id }) => client.invalidateQueries({ queryKey: assessmentKey(id) }),
  });
}
