import { setTimeout as sleep } from "node:timers/promises";
import { namedStore } from "@/lib/db/visibility/limit-store";
import { notFound } from "@/lib/errors";
import type { InvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import type { InvitationRow } from "@/lib/invitations/view/invitation-view";
import { findInvitation } from "@/lib/invitations/view/read-invitation";

const lookEveryMs = 100;
/** A little longer than the service's time-out. */
const waitsMs = 12_000;

/** Longer than a call and its turn. If the store refuses the answer, the call stays open for much longer. */
export const answerWithinMs = 30_000;

/** After that time the work goes on alone. @throws what it throws before. */
export async function within(ms: number, work: Promise<void>): Promise<void> {
  const over = new AbortController();
  const timeIsUp = sleep(ms, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work, timeIsUp]).finally(() => over.abort());
}

/**
 * The invitation once it is settled, or as it is after 12 s. Any instance may be sending it.
 * @throws ProblemError 404 if its candidate is erased meanwhile.
 */
export async function awaitSettled(queue: InvitationQueue, id: string): Promise<InvitationRow> {
  const givenUpAt = performance.now() + waitsMs;
  for (;;) {
    const leftMs = givenUpAt - performance.now();
    if (leftMs > 0) await within(leftMs, queue.settled(id));
    const invitation = await findInvitation(namedStore(queue.store), id);
    if (!invitation) throw notFound("This invitation doesn’t exist.", { reason: "invitation_missing" });
    if (invitation.state !== "submitting" || performance.now() > givenUpAt) return invitation;
    await sleep(lookEveryMs);
  }
}
