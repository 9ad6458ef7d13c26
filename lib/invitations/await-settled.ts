import { setTimeout as sleep } from "node:timers/promises";
import type { InvitationDesk } from "@/lib/invitations/invitation-desk";
import type { InvitationRow } from "@/lib/invitations/invitation-view";
import { getInvitationOrThrow } from "@/lib/invitations/read-invitation";

const lookEveryMs = 100;
/** A little longer than the service may take to answer. */
const patienceMs = 12_000;

/**
 * The invitation once it is no longer on its way, or as it is when patience ends. It may be on its way in
 * this process or in another instance on the same store.
 */
export async function awaitSettled(desk: InvitationDesk, id: string): Promise<InvitationRow> {
  const givenUpAt = performance.now() + patienceMs;
  for (;;) {
    await desk.settled(id);
    const invitation = await getInvitationOrThrow(desk.store, id);
    if (invitation.state !== "submitting" || performance.now() > givenUpAt) return invitation;
    await sleep(lookEveryMs);
  }
}
