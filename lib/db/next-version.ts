import { sql, type Transaction } from "kysely";
import type { Tables } from "@/lib/db/types";

/**
 * Takes the next `count` versions of a source and returns the first of them. The counter's row stays
 * locked until the transaction ends, so versions become visible in order and without gaps (architecture.md,
 * invariant 4). Call it first in the transaction: on SQLite that takes the write lock at once.
 */
export async function nextVersion(
  transaction: Transaction<Tables>,
  sourceId: string,
  count = 1,
): Promise<number> {
  const { version } = await transaction
    .updateTable("sources")
    .set({ version: sql`version + ${sql.lit(count)}` })
    .where("id", "=", sourceId)
    .returning("version")
    .executeTakeFirstOrThrow();
  return version - count + 1;
}
