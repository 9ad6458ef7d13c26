import { sql, type Transaction } from "kysely";
import type { Tables } from "@/lib/db/types";

/**
 * Waits for whoever writes to this source, and keeps others waiting until the transaction ends, as `nextVersion`
 * does. Call it first in the transaction: on SQLite that takes the write lock at once.
 */
export async function lockSource(transaction: Transaction<Tables>, sourceId: string): Promise<void> {
  await transaction
    .updateTable("sources")
    .set({ version: sql`version` })
    .where("id", "=", sourceId)
    .execute();
}
