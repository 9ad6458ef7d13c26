import type { Store } from "@/lib/db/store";
import { fitOf } from "@/lib/invitations/looking/match";
import { readLookout, readSeenRow } from "@/lib/invitations/looking/read-looking";
import { invitationView } from "@/lib/invitations/view/invitation-view";
import { selectInvitations } from "@/lib/invitations/view/read-invitation";
import type { InvitationView } from "@/lib/invitations/view-schema";

/** Unconfirmed invitations that an unclaimed row could belong to, oldest first (architecture.md, invariant 2). */
export async function fittingInvitations(store: Store, assessmentId: number): Promise<InvitationView[]> {
  const row = await readSeenRow(store, store.db, assessmentId);
  if (!row || row.heldBy !== null || row.known !== null) return [];
  const { sought, lists } = await readLookout(store);
  // While a create is in flight, a new row may be its own.
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
