import { foldEmail } from "@/lib/db/fold";
import type { Store } from "@/lib/db/store";
import type { InvitationRow } from "@/lib/invitations/invitation-view";
import { selectInvitations } from "@/lib/invitations/read-invitation";

/**
 * What else a candidate has pending for an interview, besides one assessment: the service allows one at a time
 * (interface document, section 7). A created invitation is asked by its row, which may have been corrected since.
 */
export async function findOtherPending(
  store: Store,
  candidate: { email: string; interviewId: number },
  besidesId: number,
): Promise<{ assessmentId: number } | { invitation: InvitationRow } | undefined> {
  const emailFolded = foldEmail(candidate.email);
  const other = await store.db
    .selectFrom("assessments")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("email_folded", "=", emailFolded)
    .where("interview_id", "=", candidate.interviewId)
    .where("status", "=", "pending")
    .where("gone_at", "is", null)
    .where("id", "!=", besidesId)
    .executeTakeFirst();
  if (other) return { assessmentId: other.id };
  const invitation = await selectInvitations(store)
    .where("v.email_folded", "=", emailFolded)
    .where("v.interview_id", "=", candidate.interviewId)
    .where("v.open", "=", 1)
    .where("v.state", "!=", "created")
    .executeTakeFirst();
  return invitation && { invitation };
}
