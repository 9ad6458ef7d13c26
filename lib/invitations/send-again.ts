import { instant } from "@/lib/db/store";
import type { Role } from "@/lib/db/types";
import { conflict } from "@/lib/errors";
import { answerWithinMs, within } from "@/lib/invitations/await-settled";
import { type Created, outcome, refuse } from "@/lib/invitations/create-invitation";
import { waitingDeadlineMs } from "@/lib/invitations/deadlines";
import { decideByHand } from "@/lib/invitations/decide-by-hand";
import { findDouble } from "@/lib/invitations/find-double";
import { standsAlone } from "@/lib/invitations/hold-row";
import type { InvitationDesk } from "@/lib/invitations/invitation-desk";
import { makeRoom } from "@/lib/invitations/make-room";
import { findInvitation, getInvitationOrThrow } from "@/lib/invitations/read-invitation";
import { nextState } from "@/lib/invitations/state-machine";
import { transition } from "@/lib/invitations/transition";

type Sender = { id: string; name: string; role: Role };

/**
 * Sends an invitation again that was not sent, or did not land, because a person says so. It stays the same
 * submission: should the service have it after all, it goes back to looking.
 * @param confirm the recruiter's word for a second assessment after a completed one.
 * @throws ProblemError 404 for an unknown one; 409 in any other state (`not_sendable`), or for a double;
 *   and as `createInvitation`.
 */
export async function sendAgain(
  desk: InvitationDesk,
  id: string,
  user: Sender,
  confirm?: "again",
): Promise<Created> {
  const { store } = desk;
  const before = await findInvitation(store, id);
  if (before && nextState(before.state, "sent_again")) {
    const { email, interview_id: interviewId } = before;
    const double = await findDouble(store, { interviewId, candidate: { email } });
    if (double && !(double.kind === "completed" && confirm)) return refuse(desk, double, user);
  }
  const given = { id, actor: user, action: "invitation_sent_again" as const };
  const sending = await decideByHand(store, given, async ({ transaction, invitation, version }) => {
    const isFree =
      (await makeRoom(transaction, invitation, version)) && (await standsAlone(transaction, invitation));
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
  await within(answerWithinMs, desk.send(sending));
  return outcome(desk, await getInvitationOrThrow(store, id), user);
}
