import { useMutation, useQueryClient } from "@tanstack/react-query";
import { attentionQuery } from "@/components/attention/attention-query";
import { post } from "@/components/http/request-json";

export type Decision =
  | { kind: "dismiss" }
  | { kind: "give-up" }
  | { kind: "choose"; assessmentId: number }
  /** `confirm`: although the candidate has completed this interview before. */
  | { kind: "send-again"; confirm?: "again" };

const bodyOf = ({ kind, ...body }: Decision) =>
  kind === "choose" || kind === "send-again" ? body : undefined;

export function useDecision(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) =>
      post(`/api/invitations/${invitationId}/${decision.kind}`, bodyOf(decision)),
    onSettled: () => client.invalidateQueries(attentionQuery()),
  });
}
