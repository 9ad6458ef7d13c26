import { AssessmentApiError } from "@/lib/assessment-api/errors";
import { instant, type Store } from "@/lib/db/store";

/**
 * Notes that a poll had no list to go by. The rows stay as they were; the screens say since when.
 * Only texts of our own client are kept, which never carry the key; anything else is the log's.
 */
export async function recordFailure(store: Store, error: unknown): Promise<void> {
  const now = instant(store.now());
  const [code, message] =
    error instanceof AssessmentApiError
      ? [error.code, error.message]
      : ["internal", "The poll failed inside Shortlist; see the log."];
  await store.db
    .updateTable("mirror_state")
    .set((set) => ({
      attempted_at: now,
      failing_since: set.fn.coalesce("failing_since", set.val(now)),
      failure_code: code,
      failure_message: message,
    }))
    .where("source_id", "=", store.sourceId)
    .execute();
}
