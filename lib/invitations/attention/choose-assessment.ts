import { instant, type Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";
import { decideByHand } from "@/lib/invitations/attention/decide-by-hand";
import type { Inviter } from "@/lib/invitations/creating/record-invitation";
import { settleWithRow, withdrawMatch } from "@/lib/invitations/looking/look-for-invitations";
import { fitOf } from "@/lib/invitations/looking/match";
import { readLookout, readSeenRow } from "@/lib/invitations/looking/read-looking";
import { freeRow } from "@/lib/invitations/state/hold-row";
import { nextState } from "@/lib/invitations/state/state-machine";

/**
 * If looking had matched the chosen row to another invitation, that one is looked for again.
 * @throws ProblemError 404 for an unknown invitation; 409 `not_unconfirmed` or `not_a_candidate`.
 */
export async function chooseAssessment(
  store: Store,
  id: string,
  assessmentId: number,
  actor: Inviter,
): Promise<void> {
  const given = { id, actor, action: "invitation_chosen" as const, details: { assessmentId } };
  await decideByHand(store, given, async ({ transaction, limited, invitation, version }) => {
    if (!nextState(invitation.state, "chosen")) {
      throw conflict("not_unconfirmed", "This invitation is no longer unconfirmed. Check its latest state.");
    }
    const { invitations, sought, lists } = await readLookout(store, transaction);
    const one = sought.find((candidate) => candidate.id === id);
    const isSeen = await readSeenRow(store, limited, assessmentId);
    const row = isSeen && (await readSeenRow(store, transaction, assessmentId));
    const isNew = lists.beforeOpenCall === null || (row && row.firstSeenList <= lists.beforeOpenCall);
    if (!one || !row || !isNew || fitOf(one, row) === "no") {
      throw conflict(
        "not_a_candidate",
        "This assessment can’t be the invitation’s, or has turned out to be someone else’s.",
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
