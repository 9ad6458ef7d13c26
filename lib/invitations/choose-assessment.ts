import { instant, type Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";
import { decideByHand } from "@/lib/invitations/decide-by-hand";
import { freeRow } from "@/lib/invitations/hold-row";
import { settleWithRow, withdrawMatch } from "@/lib/invitations/look-for-invitations";
import { fitOf } from "@/lib/invitations/match";
import { readLookout, readSeenRow } from "@/lib/invitations/read-looking";
import type { Inviter } from "@/lib/invitations/record-invitation";
import { nextState } from "@/lib/invitations/state-machine";

/**
 * A person says which assessment an unconfirmed or probable invitation is. Where looking takes that for another
 * invitation's, the guess gives way, and the other one is looked for again.
 * @param assessmentId of a row that fits it.
 * @throws ProblemError 404 for an unknown invitation; 409 when it is settled (`not_unconfirmed`), or when
 *   the row can't be it, or no longer (`not_a_candidate`).
 */
export async function chooseAssessment(
  store: Store,
  id: string,
  assessmentId: number,
  actor: Inviter,
): Promise<void> {
  const given = { id, actor, action: "invitation_chosen" as const, details: { assessmentId } };
  await decideByHand(store, given, async ({ transaction, invitation, version }) => {
    if (!nextState(invitation.state, "chosen")) {
      throw conflict(
        "not_unconfirmed",
        "This invitation isn’t unconfirmed any more. Have another look at what became of it.",
      );
    }
    const { invitations, sought, lists } = await readLookout(store, transaction);
    const one = sought.find((candidate) => candidate.id === id);
    const row = await readSeenRow(store, transaction, assessmentId);
    const isNew = lists.beforeOpenCall === null || (row && row.firstSeenList <= lists.beforeOpenCall);
    if (!one || !row || !isNew || fitOf(one, row) === "no") {
      throw conflict(
        "not_a_candidate",
        "This assessment can’t be the invitation’s, or it turned out to be somebody else’s meanwhile.",
      );
    }
    if (invitation.assessment_id !== null && invitation.assessment_id !== assessmentId) {
      await freeRow(transaction, store, invitation.assessment_id, version);
    }
    const other = row.heldBy === null || row.heldBy === id ? undefined : invitations.get(row.heldBy);
    if (other) await withdrawMatch(transaction, store, other, version);
    const written = { settled_at: instant(store.now()), settled_by_name: actor.name, version };
    await settleWithRow(transaction, store, invitation, assessmentId, "chosen", written);
  });
}
