import type { Transaction } from "kysely";
import type { Tables } from "@/lib/db/types";

/**
 * One writer at a time for each owner's views, until the transaction ends: two at once would both find a name
 * free, or the last place.
 */
export async function lockOwner(transaction: Transaction<Tables>, ownerId: string): Promise<void> {
  await transaction
    .updateTable("members")
    .set((set) => ({ name: set.ref("name") }))
    .where("id", "=", ownerId)
    .execute();
}
