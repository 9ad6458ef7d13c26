import { sql, type Transaction } from "kysely";
import { indexedAssessments } from "@/lib/db/indexed-assessments";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import type { Guard } from "@/lib/mirror/guard";

/** On SQLite a batch holds the event loop for some milliseconds. */
const batchSize = 200;

type Row = { id: number; created_at: string };

/** `before` and `folded`: the folded name that the store has, and the one it is to have. */
export type NewName = { id: number; before: string; folded: string };

/** As much of a name as assessments carry (migration 003). */
const sorted = (folded: string) => sql<string>`substr(${folded}, 1, 200)`;

/**
 * Brings an interview's name to its assessments, a batch and a version at a time, so that open tables see
 * it. The interview itself gets the folded name last: until then it counts as renamed, and what comes
 * meanwhile is found by the old one.
 * @param guard is asked first in every transaction.
 */
export async function spreadInterviewName(store: Store, name: NewName, guard: Guard): Promise<void> {
  const inTransaction = async <T>(work: (transaction: Transaction<Tables>) => Promise<T>): Promise<T> => {
    await new Promise(setImmediate);
    return store.db.transaction().execute(async (transaction) => {
      await guard(transaction);
      return work(transaction);
    });
  };
  for (let last: Row | undefined, isOver = false; !isOver; ) {
    const rows = await inTransaction(async (transaction) => {
      const batch = await rowsAfter(transaction, store, name, last);
      await rename(transaction, store, batch, name);
      return batch;
    });
    last = rows.at(-1);
    isOver = rows.length < batchSize;
  }
  while (!(await inTransaction((transaction) => finish(transaction, store, name))));
}

const rowsAfter = (
  transaction: Transaction<Tables>,
  store: Store,
  { id }: NewName,
  last: Row | undefined,
): Promise<Row[]> =>
  indexedAssessments({ ...store, db: transaction }, "assessments_by_interview")
    .select(["a.id", "a.created_at"])
    .where("a.interview_id", "=", id)
    .$if(last !== undefined, (query) =>
      query.where(sql<boolean>`(a.created_at, a.id) > (${last?.created_at}, ${last?.id})`),
    )
    .orderBy("a.created_at")
    .orderBy("a.id")
    .limit(batchSize)
    .execute();

/** @returns false when there may be more that came with the old name. */
async function finish(transaction: Transaction<Tables>, store: Store, name: NewName): Promise<boolean> {
  if (name.before !== name.folded) {
    const late = await indexedAssessments({ ...store, db: transaction }, "assessments_by_interview_name")
      .select(["a.id", "a.created_at"])
      .where(sql<boolean>`a.interview_folded = ${sorted(name.before)}`)
      .where("a.interview_id", "=", name.id)
      .where(sql<boolean>`a.interview_folded <> ${sorted(name.folded)}`)
      .limit(batchSize)
      .execute();
    await rename(transaction, store, late, name);
    if (late.length === batchSize) return false;
  }
  await transaction
    .updateTable("interviews")
    .set({ name_folded: name.folded })
    .where("source_id", "=", store.sourceId)
    .where("id", "=", name.id)
    .execute();
  return true;
}

async function rename(
  transaction: Transaction<Tables>,
  store: Store,
  rows: Row[],
  { folded }: NewName,
): Promise<void> {
  if (rows.length === 0) return;
  const version = await nextVersion(transaction, store.sourceId);
  const ids = sql.join(rows.map(({ id }) => id));
  await sql`update assessments set interview_folded = ${sorted(folded)}, version = ${version}
    where source_id = ${store.sourceId} and id in (${ids})`.execute(transaction);
}
