import { sql, type Transaction } from "kysely";
import type { Tables } from "@/lib/db/types";

/** Locks a source until the transaction ends. Call it first, as `nextVersion`: on SQLite it takes the write lock. */
export async function lockSource(transaction: Transaction<Tables>, sourceId: string): Promise<void> {
  await transaction
    .updateTable("sources")
    .set({ version: sql`version` })
    .where("id", "=", sourceId)
    .execute();
}
