import { instant, type Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";
import { decideByHand } from "@/lib/invitations/attention/decide-by-hand";
import type { Inviter } from "@/lib/invitations/creating/record-invitation";
import { transition } from "@/lib/invitations/state/transition";

/** @throws ProblemError 404 if unknown, 409 if it is settled or on its way. */
export async function giveUpInvitation(store: Store, id: string, actor: Inviter): Promise<void> {
  await decideByHand(store, { id, actor, action: "invitation_given_up" }, async (locked) => {
    const isMoved = await transition(locked.transaction, locked.invitation, "given_up", {
      settled_at: instant(store.now()),
      settled_by_name: actor.name,
      version: locked.version,
    });
    if (isMoved) return;
    throw conflict("not_unconfirmed", "This invitation is no longer unconfirmed. Check its latest state.");
  });
}
