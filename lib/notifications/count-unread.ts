import type { Store } from "@/lib/db/store";

/** A member’s unread acts; an act on several assessments counts once. */
export async function countUnread(store: Store, memberId: string): Promise<number> {
  const { unread } = await store.db
    .selectFrom("notifications")
    .select(({ fn }) => fn.count<number>("act_id").distinct().as("unread"))
    .where("source_id", "=", store.sourceId)
    .where("member_id", "=", memberId)
    .where("read_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(unread);
}
