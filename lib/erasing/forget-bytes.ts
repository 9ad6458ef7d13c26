import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { engineOf } from "@/lib/db/engine";
import type { Db } from "@/lib/db/types";

/** Each step blocks the event loop for a few milliseconds. */
const pagesAtOnce = 50;

/** SQLite takes 32 766 values in a statement. */
const idsAtOnce = 1_000;

/**
 * Takes what was erased out of SQLite's files, too. Tables overwrite what they delete (`secure_delete`), but search
 * indexes drop it only when they are merged, and the write-ahead log has pages from before. What is due is in the table
 * `cleanups`, so that a crash or a busy file delays it and loses nothing. PostgreSQL cleans up by itself, in its own time.
 * @param options.mayRewrite an older store’s whole file may be rewritten, which blocks the process.
 * @returns false while another connection reads the file: then it has to be called again. @throws the store's errors.
 */
export async function forgetBytes(db: Db, { mayRewrite = false } = {}): Promise<boolean> {
  if (engineOf(db) !== "sqlite") return true;
  const all = (await db.selectFrom("cleanups").select("id").execute()).map(({ id }) => id);
  if (mayRewrite && all.includes("vacuum")) {
    await sql`vacuum`.execute(db);
    await db.deleteFrom("cleanups").where("id", "=", "vacuum").execute();
  }
  const due = mayRewrite ? all : all.filter((id) => id !== "vacuum");
  if (due.length === 0) return true;
  for (const index of ["assessment_words", "audit_words"]) await mergeWhole(db, index);
  if (!(await emptyLog(db))) return false;
  for (let start = 0; start < due.length; start += idsAtOnce)
    await db
      .deleteFrom("cleanups")
      .where("id", "in", due.slice(start, start + idsAtOnce))
      .execute();
  return true;
}

/** Without waiting for readers. @returns whether the log is empty. */
async function emptyLog(db: Db): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}

async function mergeWhole(db: Db, index: string): Promise<void> {
  /** In a transaction, so that no other write is counted. @returns whether something was left to merge. */
  const merge = (pages: number) =>
    db.transaction().execute(async (transaction) => {
      const before = await changesOf(transaction);
      await sql`insert into ${sql.table(index)} (${sql.ref(index)}, rank)
        values ('merge', ${pages})`.execute(transaction);
      return (await changesOf(transaction)) - before >= 2;
    });
  // A negative number takes all parts of the index, however small.
  await merge(-pagesAtOnce);
  while (await merge(pagesAtOnce)) await setImmediate();
}

async function changesOf(db: Db): Promise<number> {
  const { rows } = await sql<{ total: number }>`select total_changes() as total`.execute(db);
  return rows[0]?.total ?? 0;
}
