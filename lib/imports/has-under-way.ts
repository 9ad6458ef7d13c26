import type { Store } from "@/lib/db/store";

/** Whether an import of this source is being sent, or is paused and waits for somebody. */
export const hasUnderWay = async (store: Store): Promise<boolean> =>
  (await store.db
    .selectFrom("imports")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("state", "in", ["running", "paused"])
    .limit(1)
    .executeTakeFirst()) !== undefined;
