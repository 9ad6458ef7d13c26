import { instant, type Store } from "@/lib/db/store";

/** A candidate who was invited is often at it within half an hour, and the recruiter curious. */
const freshForMs = 30 * 60_000;
/** An unanswered create is found in a list within seconds, or declared lost after two begun a minute later. */
const unansweredForMs = 5 * 60_000;

/**
 * Whether the list is worth reading every few seconds though nobody looks: something pending is fresh, or a
 * create went unanswered lately. Both by index.
 */
export async function isListWanted(store: Store): Promise<boolean> {
  const ago = (ms: number) => instant(new Date(store.now().getTime() - ms));
  const unanswered = await store.db
    .selectFrom("invitations")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("state", "=", "unconfirmed")
    .where("settled_at", ">", ago(unansweredForMs))
    .limit(1)
    .executeTakeFirst();
  if (unanswered) return true;
  const fresh = await store.db
    .selectFrom("assessments")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("status", "=", "pending")
    .where("created_at", ">", ago(freshForMs))
    .limit(1)
    .executeTakeFirst();
  return fresh !== undefined;
}
