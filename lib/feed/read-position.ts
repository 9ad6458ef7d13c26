import type { Store } from "@/lib/db/store";
import { formatPosition } from "@/lib/feed/position";

/**
 * Where the source's history stands. What is read *after* this has everything up to it, and perhaps more;
 * read before, it might lack something.
 */
export async function readPosition(store: Store): Promise<string> {
  const head = await store.db
    .selectFrom("sources")
    .select(["epoch", "version"])
    .where("id", "=", store.sourceId)
    .executeTakeFirstOrThrow();
  return formatPosition(head);
}
