import type { Store } from "@/lib/db/store";
import { formatPosition } from "@/lib/feed/position";

/** Read it first: what is read before it may lack something. */
export async function readPosition(store: Store): Promise<string> {
  const head = await store.db
    .selectFrom("sources")
    .select(["epoch", "version"])
    .where("id", "=", store.sourceId)
    .executeTakeFirstOrThrow();
  return formatPosition(head);
}
