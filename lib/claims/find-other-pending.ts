import type { Store } from "@/lib/db/store";
import { wholeStore } from "@/lib/db/visibility/limit-store";
import { foldEmail } from "@/lib/fold";
import type { InvitationRow } from "@/lib/invitations/view/invitation-view";
import { selectInvitations } from "@/lib/invitations/view/read-invitation";

type Candidate = { email: string; interviewId: number };

type Other = { assessmentId: number } | { invitation: InvitationRow };

/**
 * Reads rows, not created invitations: the row may have been corrected since.
 * @returns `isUnseen` for one that a limited member doesn’t see: the service takes no second pending one all the same.
 */
export async function findOtherPending(
  store: Store,
  candidate: Candidate,
  besidesId: number,
): Promise<Other | { isUnseen: true } | undefined> {
  const seen = await findOther(store, candidate, besidesId);
  if (seen || !store.limit) return seen;
  return (await findOther(wholeStore(store), candidate, besidesId)) && { isUnseen: true };
}

async function findOther(store: Store, candidate: Candidate, besidesId: number): Promise<Other | undefined> {
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
