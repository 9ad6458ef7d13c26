import { instant, type Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";
import { decideByHand } from "@/lib/invitations/decide-by-hand";
import type { Inviter } from "@/lib/invitations/record-invitation";
import { transition } from "@/lib/invitations/transition";

/**
 * A person says that an unconfirmed invitation did not land: from then on it may be sent again.
 * @throws ProblemError 404 for an unknown one, 409 when it is settled, or on its way.
 */
export async function giveUpInvitation(store: Store, id: string, actor: Inviter): Promise<void> {
  await decideByHand(store, { id, actor, action: "invitation_given_up" }, async (deed) => {
    const isMoved = await transition(deed.transaction, deed.invitation, "given_up", {
      settled_at: instant(store.now()),
      settled_by_name: actor.name,
      version: deed.version,
    });
    if (isMoved) return;
    throw conflict(
      "not_unconfirmed",
      "This invitation isn’t unconfirmed any more. Have another look at what became of it.",
    );
  });
}
