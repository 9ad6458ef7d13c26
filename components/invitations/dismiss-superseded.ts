import { getJson, post } from "@/components/query/request-json";
import { attentionSchema } from "@/lib/invitations/schema";

/**
 * Takes earlier attempts that never left off the list of what needs attention, once their invitation has
 * been sent after all. Best effort: what stays there can still be dismissed by hand.
 * @param submissionIds of those attempts.
 */
export async function dismissSuperseded(submissionIds: ReadonlySet<string>): Promise<void> {
  if (submissionIds.size === 0) return;
  const { invitations } = await getJson("/api/invitations/attention", attentionSchema);
  const superseded = invitations.filter(
    ({ state, submissionId }) => state === "not_sent" && submissionIds.has(submissionId),
  );
  await Promise.allSettled(superseded.map(({ id }) => post(`/api/invitations/${id}/dismiss`)));
}
