import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { interrupted, neverCalled } from "@/lib/invitations/failure-codes";
import { transition } from "@/lib/invitations/transition";

/**
 * Invitations that are still *submitting* past their deadline have lost their process. One whose call had
 * not begun was certainly not sent. Of the others nobody knows whether they landed: they are *unconfirmed*.
 * @returns how many there were.
 */
export async function adoptLostInvitations(store: Store): Promise<number> {
  const lost = await selectLost(store, store.db).execute();
  if (lost.length === 0) return 0;
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const invitations = await selectLost(store, transaction).execute();
    for (const invitation of invitations) {
      const settled = { settled_at: instant(store.now()), version };
      if (invitation.call_began_at !== null) {
        await transition(transaction, invitation, "lost_in_call", {
          ...settled,
          call_ended_at: invitation.deadline_at,
          failure_code: interrupted,
          failure_message: "Shortlist was stopped while it waited for the answer.",
        });
      } else {
        const isRepeat = invitation.first_call_at !== null;
        await transition(transaction, invitation, isRepeat ? "repeated_in_vain" : "lost_before_call", {
          ...settled,
          failure_code: neverCalled,
          failure_message: "Shortlist was stopped before it called the service.",
        });
      }
    }
    return invitations.length;
  });
}

const selectLost = (store: Store, db: Pick<Store["db"], "selectFrom">) =>
  db
    .selectFrom("invitations")
    .select(["id", "state", "first_call_at", "call_began_at", "deadline_at"])
    .where("source_id", "=", store.sourceId)
    .where("state", "=", "submitting")
    .where("deadline_at", "<=", instant(store.now()));
