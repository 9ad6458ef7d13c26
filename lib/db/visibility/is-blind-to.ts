import type { Store } from "@/lib/db/store";
import { blindFlag } from "@/lib/db/visibility/hidden-columns";

/** Whether the store’s reader isn’t to learn whose assessment it is: as 1, like a column. */
export async function isBlindTo(store: Store, assessmentId: number): Promise<0 | 1> {
  if (!store.limit?.blind) return 0;
  const row = await store.db
    .selectFrom("assessments as a")
    .select(blindFlag(store).as("is_blind"))
    .where("a.source_id", "=", store.sourceId)
    .where("a.id", "=", assessmentId)
    .executeTakeFirst();
  return row?.is_blind ?? 0;
}
