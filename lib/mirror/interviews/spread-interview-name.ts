import { sql, type Transaction } from "kysely";
import { nextVersion } from "@/lib/db/next-version";
import { indexedAssessments } from "@/lib/db/search/indexed-assessments";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { type Guard, inTurn } from "@/lib/sync/guard";

/** On SQLite a batch blocks the event loop for some milliseconds. */
const batchSize = 200;

type Row = { id: number; created_at: string };

export type NewName = { id: number; folded: string };

/** An interview's folded name while a new one is being spread: unique, and sorted after all names. */
export const spreading = (id: number) => `${behindAll}${id}`;
const behindAll = "\uffff";

export const isSpreading = (id: number, folded: string): boolean =>
  folded === spreading(id) || folded === behindAll;

/** As much of a name as assessments carry (migration 003). */
const sorted = (folded: string) => sql<string>`substr(${folded}, 1, 200)`;

/** Open tables see each batch. Meanwhile new rows, and the interview itself, have `spreading`. */
export async function spreadInterviewName(store: Store, name: NewName, guard: Guard): Promise<void> {
  await inTurn(store, guard, (transaction) => setFolded(transaction, store, name.id, spreading(name.id)));
  for (let last: Row | undefined, isOver = false; !isOver; ) {
    const rows = await inTurn(store, guard, async (transaction) => {
      const batch = await rowsAfter(transaction, store, name, last);
      await rename(transaction, store, batch, name);
      return batch;
    });
    last = rows.at(-1);
    isOver = rows.length < batchSize;
  }
  while (!(await inTurn(store, guard, (transaction) => finish(transaction, store, name))));
}

const setFolded = (transaction: Transaction<Tables>, store: Store, id: number, folded: string) =>
  transaction
    .updateTable("interviews")
    .set({ name_folded: folded })
    .where("source_id", "=", store.sourceId)
    .where("id", "=", id)
    .execute();

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

async function finish(transaction: Transaction<Tables>, store: Store, name: NewName): Promise<boolean> {
  const late = await indexedAssessments({ ...store, db: transaction }, "assessments_by_interview_name")
    .select(["a.id", "a.created_at"])
    .where(sql<boolean>`a.interview_folded = ${spreading(name.id)}`)
    .where("a.interview_id", "=", name.id)
    .where(sql<boolean>`a.interview_folded <> ${sorted(name.folded)}`)
    .limit(batchSize)
    .execute();
  await rename(transaction, store, late, name);
  if (late.length === batchSize) return false;
  await setFolded(transaction, store, name.id, name.folded);
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
