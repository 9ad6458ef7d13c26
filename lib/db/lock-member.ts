import type { Transaction } from "kysely";
import { engineOf } from "@/lib/db/engine";
import type { Tables } from "@/lib/db/types";

/**
 * Waits for whoever changes this person or what is theirs, and keeps others waiting until the transaction ends.
 * Call it before anything of theirs is written (docs/decisions/0001-two-stores.md has the order); on SQLite it takes
 * the write lock at once.
 */
export async function lockMember(transaction: Transaction<Tables>, id: string): Promise<void> {
  await transaction
    .updateTable("members")
    .set((set) => ({ role: set.ref("role") }))
    .where("id", "=", id)
    .execute();
}

/**
 * The same for a change after which nobody might be an administrator any more: it holds all of them as well, so that
 * of two who remove each other the second sees what the first has done.
 */
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
      // Not "for update": whatever names a person, such as a note, would wait as well.
      .forNoKeyUpdate()
      .execute();
  else await lockMember(transaction, id);
}
