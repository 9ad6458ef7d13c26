import { useMutation, useQueryClient } from "@tanstack/react-query";
import { attentionKey } from "@/components/http/query-keys";
import { post } from "@/components/http/request-json";
import { assessmentQuery } from "@/components/rows/assessment-query";

/** Settles an unconfirmed invitation with this assessment. */
export function useChooseInvitation(assessmentId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (invitationId: string) => post(`/api/invitations/${invitationId}/choose`, { assessmentId }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(assessmentQuery(assessmentId)),
        client.invalidateQueries({ queryKey: attentionKey }),
      ]),
  });
}
