import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import { countUnread } from "@/lib/notifications/count-unread";
import { noteChange } from "@/lib/notifications/note-change";

/** Marks a member’s own as read. @param ids of the acts; all without it. @returns how many are left. */
export async function markRead(store: Store, memberId: string, ids?: readonly string[]): Promise<number> {
  return store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    let theirs = transaction
      .updateTable("notifications")
      .set({ read_at: instant(store.now()) })
      .where("source_id", "=", store.sourceId)
      .where("member_id", "=", memberId)
      .where("read_at", "is", null);
    if (ids) theirs = theirs.where("act_id", "in", ids);
    const { numUpdatedRows } = await theirs.executeTakeFirst();
    // The member’s other tabs and devices count again.
    if (numUpdatedRows > 0n) await noteChange(transaction, store, version);
    return countUnread({ ...store, db: transaction }, memberId);
  });
}
