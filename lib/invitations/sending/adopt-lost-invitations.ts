import { engineOf } from "@/lib/db/engine";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import {
  type Submitting,
  type UnchangedWatch,
  watchUnchanged,
} from "@/lib/invitations/sending/watch-unchanged";
import { interrupted, neverCalled } from "@/lib/invitations/state/failure-codes";
import { transition } from "@/lib/invitations/state/transition";

const watches = new WeakMap<Store, UnchangedWatch>();

/**
 * Settles *submitting* invitations whose process died: unchanged for longer than their deadline, by our own clock. By
 * another instance's clock, living calls would look lost. @returns how many there were.
 */
export async function adoptLostInvitations(
  store: Store,
  watch: UnchangedWatch = watches.get(store) ?? watchUnchanged(),
): Promise<number> {
  watches.set(store, watch);
  const submitting = await selectSubmitting(store, store.db).execute();
  const unchanged = watch.look(submitting);
  const isOurClock = engineOf(store.db) === "sqlite";
  const isLost = (row: Submitting) =>
    (isOurClock && row.deadline_at <= instant(store.now())) ||
    (unchanged.has(row.id) && submitting.some((seen) => isSame(seen, row)));
  if (!submitting.some(isLost)) return 0;
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const invitations = (await selectSubmitting(store, transaction).execute()).filter(isLost);
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

/** False if its process has meanwhile shown that it lives. */
const isSame = (seen: Submitting, row: Submitting) =>
  seen.id === row.id && seen.sends === row.sends && seen.deadline_at === row.deadline_at;

const selectSubmitting = (store: Store, db: Pick<Store["db"], "selectFrom">) =>
  db
    .selectFrom("invitations")
    .select(["id", "state", "sends", "first_call_at", "call_began_at", "deadline_at"])
    .where("source_id", "=", store.sourceId)
    .where("state", "=", "submitting");
