import { sql, type Transaction } from "kysely";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import type { Observation } from "@/lib/mirror/apply-changes";
import type { Batch } from "@/lib/mirror/comparing/compare-list";
import type { Guard } from "@/lib/mirror/guard";
import { readTimelines, recordListEvents } from "@/lib/mirror/list-events";

/** A row may be gone when so many good lists in a row have lacked it (architecture.md, invariant 5). */
export const absentLists = 2;

/**
 * Counts how many good lists have lacked a row, and forgets it for those that are listed again. Nobody sees
 * that, but for the rows that were gone: they came back.
 * @param guard is asked first in every transaction.
 */
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
