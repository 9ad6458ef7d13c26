import { useMutation, useQueryClient } from "@tanstack/react-query";
import { assessmentQuery } from "@/components/query/assessment-query";
import { attentionQuery } from "@/components/query/attention-query";
import { post } from "@/components/query/request-json";

/** Settles an unconfirmed invitation: this row is what became of it. */
export function useChooseInvitation(assessmentId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: string) => post(`/api/invitations/${invitationId}/choose`, { assessmentId }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(assessmentQuery(assessmentId)),
        client.invalidateQueries(attentionQuery()),
      ]),
  });
}
