import { engineOf } from "@/lib/db/engine";
import { wholeStore } from "@/lib/db/visibility/limit-store";
import type { InvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import { callTimeoutMs } from "@/lib/invitations/state/deadlines";
import { selectOpenCall } from "@/lib/invitations/state/select-open-call";
import { findSubmission } from "@/lib/invitations/view/read-invitation";
import type { WaitingView } from "@/lib/invitations/view-schema";

/**
 * What a submission without an answer waits for (assessment-service.md, section 4, `POST /assessments`):
 * - `service`: it was sent, and the service hasn’t answered;
 * - `other`: another invitation is being sent, and creates go out one at a time (architecture.md, invariant 2);
 * - `interrupted`: Shortlist was stopped during a create, which may still arrive until its deadline (15 s).
 *
 * It has no names, so it needs no limit of what a member sees.
 * @returns nothing for one that is settled, unknown or about to be sent.
 */
export async function readWaiting(queue: InvitationQueue, submissionId: string): Promise<WaitingView> {
  const store = wholeStore(queue.store);
  const own = await findSubmission(store, submissionId);
  const open = own?.state === "submitting" && (await selectOpenCall(store.db, store).executeTakeFirst());
  if (!open) return {};
  if (isInterrupted(queue, open)) return { waitsFor: "interrupted" };
  return { waitsFor: open.id === own.id ? "service" : "other" };
}

/** Another instance may be sending it, on PostgreSQL: for as long as a create lasts, it is taken to be. */
function isInterrupted({ store, isSending }: InvitationQueue, open: OpenCall): boolean {
  if (isSending(open.id)) return false;
  const beganAtMs = Date.parse(open.call_began_at ?? "");
  return engineOf(store.db) === "sqlite" || store.now().getTime() - beganAtMs > callTimeoutMs;
}

type OpenCall = { id: string; call_began_at: string | null };
