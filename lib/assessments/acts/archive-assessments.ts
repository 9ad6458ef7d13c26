import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { assessmentsSubject } from "@/lib/assessments/assessments-subject";
import { recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

// SQLite blocks the event loop while it writes.
const batchSize = 100;

type Archiver = { id: string; name: string };

/**
 * Archives assessments, or takes them out, in batches with an audit entry each. If one fails, asking again does the
 * rest. Unknown ids, and rows that are so already, stay unchanged. @returns the ids of those that changed.
 */
export async function archiveAssessments(
  store: Store,
  { ids, archived }: { ids: number[]; archived: boolean },
  actor: Archiver,
): Promise<number[]> {
  const selectionId = randomUUID();
  const changed: number[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    if (start > 0) await new Promise(setImmediate);
    const batch = ids.slice(start, start + batchSize);
    const batchChanged = await store.db
      .transaction()
      .execute((transaction) =>
        archiveBatch(transaction, store, { ids: batch, archived, selectionId }, actor),
      );
    changed.push(...batchChanged);
  }
  return changed;
}

async function archiveBatch(
  transaction: Transaction<Tables>,
  store: Store,
  { ids: asked, archived, selectionId }: { ids: number[]; archived: boolean; selectionId: string },
  actor: Archiver,
): Promise<number[]> {
  const version = await nextVersion(transaction, store.sourceId);
  const rows = await transaction
    .selectFrom("assessments")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("id", "in", asked)
    .where("archived_at", archived ? "is" : "is not", null)
    .orderBy("id")
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const at = instant(store.now());
  await transaction
    .updateTable("assessments")
    .set({ archived_at: archived ? at : null, version })
    .where("source_id", "=", store.sourceId)
    .where("id", "in", ids)
    .execute();
  await transaction
    .insertInto("events")
    .values(
      ids.map((id) => ({
        id: randomUUID(),
        source_id: store.sourceId,
        assessment_id: id,
        kind: archived ? ("archived" as const) : ("unarchived" as const),
        after: null,
        at,
        actor_name: actor.name,
        details: null,
        version,
      })),
    )
    .execute();
  await recordAudit(transaction, {
    actor,
    action: archived ? "assessment_archived" : "assessment_unarchived",
    ...assessmentsSubject(store, ids, selectionId),
    at: store.now(),
  });
  return ids;
}
