import { instant, type Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";
import { decideByHand } from "@/lib/invitations/attention/decide-by-hand";
import type { Inviter } from "@/lib/invitations/creating/record-invitation";
import { transition } from "@/lib/invitations/state/transition";

/** @throws ProblemError 404 if unknown; 409 if it may have landed, so that it stays in sight. */
export async function dismissInvitation(store: Store, id: string, actor: Inviter): Promise<void> {
  await decideByHand(store, { id, actor, action: "invitation_dismissed" }, async (locked) => {
    const written = { dismissed_at: instant(store.now()), version: locked.version };
    if (await transition(locked.transaction, locked.invitation, "dismissed", written)) return;
    throw conflict(
      "not_dismissible",
      "Only an invitation that no one can have received can be dismissed. Check its latest state.",
    );
  });
}
