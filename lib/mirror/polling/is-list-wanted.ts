import { instant, type Store } from "@/lib/db/store";

/** Candidates often begin within half an hour of the invitation, while the recruiter watches. */
const freshForMs = 30 * 60_000;
/** An unanswered create is settled within seconds, or after two lists begun a minute later. */
const unansweredForMs = 5 * 60_000;

/** Whether something pending is fresh, or a create went unanswered lately. */
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
