import type { Store } from "@/lib/db/store";
import { invitationView } from "@/lib/invitations/invitation-view";
import { fitOf } from "@/lib/invitations/match";
import { selectInvitations } from "@/lib/invitations/read-invitation";
import { readLookout, readSeenRow } from "@/lib/invitations/read-looking";
import type { InvitationView } from "@/lib/invitations/view-schema";

/**
 * The unconfirmed invitations that an unclaimed row could be, oldest first: those that a person may settle
 * with it (architecture.md, invariant 2, looking).
 */
export async function fittingInvitations(store: Store, assessmentId: number): Promise<InvitationView[]> {
  const row = await readSeenRow(store, store.db, assessmentId);
  if (!row || row.heldBy !== null || row.known !== null) return [];
  const { sought, lists } = await readLookout(store);
  // While a create is in flight, what came since may be its own.
  if (lists.beforeOpenCall !== null && row.firstSeenList > lists.beforeOpenCall) return [];
  const ids = sought
    .filter((one) => one.state === "unconfirmed" && fitOf(one, row) !== "no")
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  const fitting = await selectInvitations(store)
    .where("v.id", "in", ids)
    .where("v.state", "=", "unconfirmed")
    .orderBy("v.submitted_at")
    .execute();
  return fitting.map(invitationView);
}
