import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { inSteps } from "@/lib/assessments/acts/in-steps";
import { assessmentsSubject } from "@/lib/assessments/assessments-subject";
import { recordAudit } from "@/lib/audit/record-audit";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

type Archiver = { id: string; name: string };

/**
 * Archives assessments, or takes them out, in one act with one entry in the log. Unknown ids, rows that are so already,
 * and those of erased candidates, stay unchanged. @returns the ids of those that changed.
 */
export const archiveAssessments = (
  store: Store,
  { ids: asked, archived }: { ids: number[]; archived: boolean },
  actor: Archiver,
): Promise<number[]> =>
  store.db.transaction().execute(async (transaction) => {
    const version = await nextVersion(transaction, store.sourceId);
    const changed: number[] = [];
    await inSteps(asked, async (some) => {
      const ids = await archiveSome(transaction, store, { ids: some, archived, version }, actor);
      changed.push(...ids);
    });
    if (changed.length === 0) return [];
    await recordAudit(transaction, {
      actor,
      action: archived ? "assessment_archived" : "assessment_unarchived",
      ...assessmentsSubject(store, changed, randomUUID()),
      at: store.now(),
    });
    return changed;
  });

async function archiveSome(
  transaction: Transaction<Tables>,
  store: Store,
  { ids: asked, archived, version }: { ids: number[]; archived: boolean; version: number },
  actor: Archiver,
): Promise<number[]> {
  const rows = await transaction
    .selectFrom("assessments")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("id", "in", asked)
    .where("archived_at", archived ? "is" : "is not", null)
    .where("erased_at", "is", null)
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
  return ids;
}
