import { lockSource } from "@/lib/db/locks/lock-source";
import { instant, type Store } from "@/lib/db/store";
import { waitingDeadlineMs } from "@/lib/invitations/state/deadlines";

const atOnce = 500;

/** Shows other processes that this one lives. Takes no version, since readers don't see it. */
export async function renewDeadlines(store: Store, ids: string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    await store.db.transaction().execute(async (transaction) => {
      // Another process may be adopting some of them in another order.
      await lockSource(transaction, store.sourceId);
      await transaction
        .updateTable("invitations")
        .set({ deadline_at: instant(new Date(store.now().getTime() + waitingDeadlineMs)) })
        .where("id", "in", ids.slice(start, start + atOnce))
        .where("state", "=", "submitting")
        .where("call_began_at", "is", null)
        .execute();
    });
  }
}
