import { instant } from "@/lib/db/store";
import { namedStore, wholeStore } from "@/lib/db/visibility/limit-store";
import { conflict } from "@/lib/errors";
import { decideByHand } from "@/lib/invitations/attention/decide-by-hand";
import { type Created, outcome, refuse } from "@/lib/invitations/creating/create-invitation";
import { findDouble } from "@/lib/invitations/creating/find-double";
import { makeRoom } from "@/lib/invitations/creating/make-room";
import { answerWithinMs, within } from "@/lib/invitations/sending/await-settled";
import type { InvitationQueue } from "@/lib/invitations/sending/invitation-queue";
import { waitingDeadlineMs } from "@/lib/invitations/state/deadlines";
import { isOnlyOpenOne } from "@/lib/invitations/state/hold-row";
import { nextState } from "@/lib/invitations/state/state-machine";
import { transition } from "@/lib/invitations/state/transition";
import { findInvitation, getInvitationOrThrow } from "@/lib/invitations/view/read-invitation";
import type { Role } from "@/lib/roles";

type Sender = { id: string; name: string; role: Role };

/**
 * It stays the same submission: if the service has it after all, it is looked for again.
 * @throws ProblemError 404 if unknown; 409 `not_sendable` or for a double; else like `createInvitation`.
 */
export async function sendAgain(
  queue: InvitationQueue,
  id: string,
  user: Sender,
  confirm?: "again",
): Promise<Created> {
  const { store } = queue;
  const before = await findInvitation(store, id);
  if (before && nextState(before.state, "sent_again")) {
    const { email, interview_id: interviewId } = before;
    const double = await findDouble(namedStore(store), { interviewId, candidate: { email } });
    if (double && !(double.kind === "completed" && confirm)) return refuse(queue, double, user);
  }
  const given = { id, actor: user, action: "invitation_sent_again" as const };
  const sending = await decideByHand(store, given, async ({ transaction, invitation, version }) => {
    const isFree =
      (await makeRoom(transaction, invitation, version)) && (await isOnlyOpenOne(transaction, invitation));
    const waiting = {
      call_began_at: null,
      call_ended_at: null,
      deadline_at: instant(new Date(store.now().getTime() + waitingDeadlineMs)),
      settled_at: null,
      settled_by_name: null,
      failure_code: null,
      failure_message: null,
      failure_errors: null,
      dismissed_at: null,
      version,
    };
    if (!isFree || !(await transition(transaction, invitation, "sent_again", waiting))) {
      throw conflict(
        "not_sendable",
        "This invitation can’t be sent again: it is on its way, settled, or replaced by another one.",
      );
    }
    return invitation;
  });
  await within(answerWithinMs, queue.send(sending));
  return outcome(queue, await getInvitationOrThrow(wholeStore(store), id), user);
}
