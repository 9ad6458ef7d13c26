import { sql, type Transaction } from "kysely";
import type { Tables } from "@/lib/db/types";

/**
 * Takes the next `count` versions of a source and returns the first. Call it first in the transaction: it locks the
 * counter, on SQLite all writes, until the end, so that there are no gaps (architecture.md, invariant 4).
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
