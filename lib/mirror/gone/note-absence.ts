import { sql, type Transaction } from "kysely";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import type { Observation } from "@/lib/mirror/applying/apply-changes";
import { readTimelines, recordListEvents } from "@/lib/mirror/applying/list-events";
import type { Batch } from "@/lib/mirror/comparing/batch";
import type { Guard } from "@/lib/sync/guard";

/** After this many good lists in a row without it, a row may be gone (architecture.md, invariant 5). */
const absentLists = 2;

/** Tells readers only of rows that were gone and came back. */
export async function noteAbsence(
  store: Store,
  { present, absent }: Pick<Batch, "present" | "absent">,
  { arrivedAt }: Pick<Observation, "arrivedAt">,
  guard: Guard,
): Promise<void> {
  if (present.length === 0 && absent.length === 0) return;
  await store.db.transaction().execute(async (transaction) => {
    await guard(transaction);
    if (absent.length > 0) {
      await rows(transaction, store, absent)
        .set({ absent_lists: sql`absent_lists + 1` })
        .where("absent_lists", "<", absentLists)
        .execute();
    }
    if (present.length === 0) return;
    await rows(transaction, store, present).set({ absent_lists: 0 }).execute();
    await comeBack(transaction, store, present, instant(arrivedAt));
  });
}

const rows = (transaction: Transaction<Tables>, store: Store, ids: number[]) =>
  transaction.updateTable("assessments").where("source_id", "=", store.sourceId).where("id", "in", ids);

async function comeBack(
  transaction: Transaction<Tables>,
  store: Store,
  present: number[],
  at: string,
): Promise<void> {
  const gone = await transaction
    .selectFrom("assessments")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("id", "in", present)
    .where("gone_at", "is not", null)
    .execute();
  if (gone.length === 0) return;
  const version = await nextVersion(transaction, store.sourceId);
  const ids = gone.map(({ id }) => id);
  await rows(transaction, store, ids).set({ gone_at: null, version }).execute();
  const events = ids.map((id) => ({ assessmentId: id, kind: "came_back" as const, at, version }));
  await recordListEvents(transaction, store, await readTimelines(transaction, store, ids), events);
}
