import { sql, type Transaction } from "kysely";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/**
 * Asked first in every transaction of a poll: it locks the source's row, as `nextVersion` does, and throws
 * when the poll is no longer this process's to write.
 */
export type Guard = (transaction: Transaction<Tables>) => Promise<void>;

/** Waits for whoever writes to this source, and keeps others waiting until the transaction ends. */
export async function lockSource(transaction: Transaction<Tables>, sourceId: string): Promise<void> {
  await transaction
    .updateTable("sources")
    .set({ version: sql`version` })
    .where("id", "=", sourceId)
    .execute();
}

/** For single polls of tests and scripts, which no lease is held for. */
export const guardNothing =
  (store: Store): Guard =>
  (transaction) =>
    lockSource(transaction, store.sourceId);
