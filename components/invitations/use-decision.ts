import { useMutation, useQueryClient } from "@tanstack/react-query";
import { attentionQuery } from "@/components/query/attention-query";
import { post } from "@/components/query/request-json";

/** What a person can decide about an invitation that needs attention. */
export type Decision =
  | { kind: "dismiss" }
  | { kind: "give-up" }
  | { kind: "choose"; assessmentId: number }
  /** `confirm`: although the candidate has completed this interview before. */
  | { kind: "send-again"; confirm?: "again" };

const bodyOf = ({ kind, ...body }: Decision) =>
  kind === "choose" || kind === "send-again" ? body : undefined;

/** Carries a decision out, and has the list say what became of it. */
export function useDecision(invitationId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) =>
      post(`/api/invitations/${invitationId}/${decision.kind}`, bodyOf(decision)),
    onSettled: () => client.invalidateQueries(attentionQuery()),
  });
}
