import { setTimeout as sleep } from "node:timers/promises";
import type { InvitationDesk } from "@/lib/invitations/invitation-desk";
import type { InvitationRow } from "@/lib/invitations/invitation-view";
import { getInvitationOrThrow } from "@/lib/invitations/read-invitation";

const lookEveryMs = 100;
/** A little longer than the service may take to answer. */
const patienceMs = 12_000;

/** Longer than one call and its turn take; a store that takes no answer keeps it open for much longer. */
export const answerWithinMs = 30_000;

/** Waits for the work, but not for ever: it goes on by itself. @throws what the work throws meanwhile. */
export async function within(ms: number, work: Promise<void>): Promise<void> {
  const over = new AbortController();
  const timeIsUp = sleep(ms, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work, timeIsUp]).finally(() => over.abort());
}

/**
 * The invitation once it is no longer on its way, or as it is when patience ends. It may be on its way in
 * this process or in another instance on the same store.
 */
export async function awaitSettled(desk: InvitationDesk, id: string): Promise<InvitationRow> {
  const givenUpAt = performance.now() + patienceMs;
  for (;;) {
    const leftMs = givenUpAt - performance.now();
    if (leftMs > 0) await within(leftMs, desk.settled(id));
    const invitation = await getInvitationOrThrow(desk.store, id);
    if (invitation.state !== "submitting" || performance.now() > givenUpAt) return invitation;
    await sleep(lookEveryMs);
  }
}
