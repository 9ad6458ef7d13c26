import type { AssessmentClient } from "@/lib/assessment-api/client";
import { instant, type Store } from "@/lib/db/store";
import { applyChanges } from "@/lib/mirror/apply-changes";
import { type Change, diffAssessments } from "@/lib/mirror/diff";

/**
 * Reads the service's list once and brings the store up to it.
 * @returns what changed.
 * @throws the client's errors, when there was no list to go by; the store is then as it was.
 */
export async function pollAssessments(
  store: Store,
  client: Pick<AssessmentClient, "listAssessments">,
): Promise<Change[]> {
  const begunAt = store.now();
  const { rows, unreadable } = await client.listAssessments();
  const arrivedAt = store.now();

  const known = await store.db
    .selectFrom("assessments")
    .select(["id", "status", "created_at", "application_url", "report_url", "detail"])
    .where("source_id", "=", store.sourceId)
    .execute();
  const state = await store.db
    .selectFrom("mirror_state")
    .select("succeeded_at")
    .where("source_id", "=", store.sourceId)
    .executeTakeFirst();

  const changes = diffAssessments(known, rows);
  await applyChanges(store, changes, { previousListAt: state?.succeeded_at ?? null, arrivedAt });
  await store.db
    .updateTable("mirror_state")
    .set({
      attempted_at: instant(begunAt),
      succeeded_at: instant(begunAt),
      failing_since: null,
      failure_code: null,
      failure_message: null,
      unreadable_rows: unreadable,
    })
    .where("source_id", "=", store.sourceId)
    .execute();
  return changes;
}
