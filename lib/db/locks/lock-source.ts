import { sql, type Transaction } from "kysely";
import { engineOf } from "@/lib/db/engine";
import type { Tables } from "@/lib/db/types";

/** Locks every source, in the order of their ids, until the transaction ends. Call it first. */
export async function lockSources(transaction: Transaction<Tables>): Promise<void> {
  if (engineOf(transaction) === "postgres")
    await transaction.selectFrom("sources").select("id").orderBy("id").forNoKeyUpdate().execute();
  else await transaction.updateTable("sources").set({ version: sql`version` }).execute();
}

/** Locks a source until the transaction ends. Call it first, as `nextVersion`: on SQLite it takes the write lock. */
export async function lockSource(transaction: Transaction<Tables>, sourceId: string): Promise<void> {
  await transaction
    .updateTable("sources")
    .set({ version: sql`version` })
    .where("id", "=", sourceId)
    .execute();
}
