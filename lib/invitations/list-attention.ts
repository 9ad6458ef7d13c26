import { instant, type Store } from "@/lib/db/store";
import { invitationView } from "@/lib/invitations/invitation-view";
import { selectInvitations } from "@/lib/invitations/read-invitation";
import type { InvitationView } from "@/lib/invitations/schema";

/** Longer on its way than the service's time-out: worth a recruiter's eye. */
const slowMs = 15_000;

/**
 * Invitations of which somebody should know: unconfirmed ones, those that never left and nobody dismissed,
 * and those on their way for conspicuously long. Oldest first.
 */
export async function listAttention(store: Store): Promise<InvitationView[]> {
  const slowSince = instant(new Date(store.now().getTime() - slowMs));
  const rows = await selectInvitations(store)
    .where("v.dismissed_at", "is", null)
    .where((where) =>
      where.or([
        where("v.state", "in", ["unconfirmed", "probable", "not_sent", "did_not_land"]),
        where.and([where("v.state", "=", "submitting"), where("v.submitted_at", "<=", slowSince)]),
      ]),
    )
    .orderBy("v.submitted_at")
    .limit(200)
    .execute();
  return rows.map(invitationView);
}
