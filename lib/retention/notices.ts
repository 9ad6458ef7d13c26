import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { instant, type Store } from "@/lib/db/store";
import type { FoundDue } from "@/lib/retention/find-due";

export async function deleteNotices({ db, sourceId }: Pick<Store, "db" | "sourceId">): Promise<void> {
  await db.deleteFrom("retention_notices").where("source_id", "=", sourceId).execute();
}

/** The list may not have been readable while nothing ran. */
const longestGapDays = 7;

/** Instances of one store have different clocks. */
const clocksDifferDays = 1;

/**
 * Forgets all notices if the last run was more than a week ago, or was by a clock that is far ahead of this one: what has
 * become due since was never listed. @returns whether it did
 */
export async function forgetOldNotices(store: Store): Promise<boolean> {
  const state = await store.db
    .selectFrom("retention_state")
    .select("ran_at")
    .where("source_id", "=", store.sourceId)
    .executeTakeFirst();
  if (!state) return false;
  const agoMs = store.now().getTime() - Date.parse(state.ran_at);
  if (agoMs <= longestGapDays * dayMs && agoMs >= -clocksDifferDays * dayMs) return false;
  await deleteNotices(store);
  return true;
}

const dayMs = 86_400_000;

const rowsAtOnce = 1_000;

/** Begins the notice of those who are newly due, and ends it for those who aren’t due any longer. */
export async function recordNotices(store: Store, { due, noted }: FoundDue): Promise<void> {
  const { db, sourceId } = store;
  const since = instant(store.now());
  const dueIds = new Set<number>();
  for (const { ids } of due) for (const id of ids) dueIds.add(id);
  const newly = [...dueIds].filter((id) => !noted.has(id));
  const ended = [...noted].filter((id) => !dueIds.has(id));
  for (const assessments of inParts(newly)) {
    await db
      .insertInto("retention_notices")
      .columns(["source_id", "assessment_id", "since"])
      // Some may have been erased since they were found.
      .expression(
        db
          .selectFrom("assessments")
          .select(["source_id", "id", sql.val(since).as("since")])
          .where("source_id", "=", sourceId)
          .where("id", "in", assessments)
          .where("erased_at", "is", null),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await setImmediate();
  }
  for (const assessments of inParts(ended)) {
    await db
      .deleteFrom("retention_notices")
      .where("source_id", "=", sourceId)
      .where("assessment_id", "in", assessments)
      .execute();
    await setImmediate();
  }
  await db.updateTable("retention_state").set({ ran_at: since }).where("source_id", "=", sourceId).execute();
}

function* inParts(ids: readonly number[]): Generator<number[]> {
  for (let start = 0; start < ids.length; start += rowsAtOnce) yield ids.slice(start, start + rowsAtOnce);
}
