import { lockSource } from "@/lib/db/lock-source";
import { instant, type Store } from "@/lib/db/store";
import { waitingDeadlineMs } from "@/lib/invitations/deadlines";

const atOnce = 500;

/** Says of invitations that wait for their turn that their process lives. Readers don't see it: no version. */
export async function renewDeadlines(store: Store, ids: string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += atOnce) {
    await store.db.transaction().execute(async (transaction) => {
      // Another process may take several of them for lost at this moment, in an order of its own.
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
