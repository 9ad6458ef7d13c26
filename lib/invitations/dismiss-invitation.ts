import { instant, type Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";
import { decideByHand } from "@/lib/invitations/decide-by-hand";
import type { Inviter } from "@/lib/invitations/record-invitation";
import { transition } from "@/lib/invitations/transition";

/**
 * Takes an invitation that never left, or did not land, off the list of what needs attention.
 * @throws ProblemError 404 for an unknown one, 409 for one that may have landed: that stays in sight.
 */
export async function dismissInvitation(store: Store, id: string, actor: Inviter): Promise<void> {
  await decideByHand(store, { id, actor, action: "invitation_dismissed" }, async (deed) => {
    const written = { dismissed_at: instant(store.now()), version: deed.version };
    if (await transition(deed.transaction, deed.invitation, "dismissed", written)) return;
    throw conflict(
      "not_dismissible",
      "Only an invitation that nobody can have received can be dismissed. Have another look at it.",
    );
  });
}
