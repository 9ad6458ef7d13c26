import type { Store } from "@/lib/db/store";
import { foldEmail } from "@/lib/fold";
import type { InvitationRow } from "@/lib/invitations/view/invitation-view";
import { selectInvitations } from "@/lib/invitations/view/read-invitation";

/** Reads rows, not created invitations: the row may have been corrected since. */
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
