import type { Transaction } from "kysely";
import { engineOf } from "@/lib/db/engine";
import type { Tables } from "@/lib/db/types";

/**
 * Locks a person and their rows until the transaction ends; on SQLite it takes the write lock. Call it before writing
 * any of these rows (docs/decisions/0001-two-stores.md has the order).
 */
export async function lockMember(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction
    .updateTable("members")
    .set((set) => ({ role: set.ref("role") }))
    .where("id", "=", id)
    .execute();
}

/** Locks all administrators too: where two remove each other, the second sees what the first did. */
export async function lockMemberAndAdministrators(
  transaction: Transaction<Tables>,
  id: string,
): Promise<void> {
  if (engineOf(transaction) === "postgres")
    await transaction
      .selectFrom("members")
      .select("id")
      .where((where) => where.or([where("role", "=", "administrator"), where("id", "=", id)]))
      .orderBy("id")
      // Not "for update": rows that name a person, such as notes, would wait as well.
      .forNoKeyUpdate()
      .execute();
  else await lockMember(transaction, id);
}
