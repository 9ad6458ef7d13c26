import type { Db } from "@/lib/db/types";

/** Enough to find one available. */
const named = 3;

/** Names of administrators who can sign in, most recently active first. */
export async function listAdministrators(db: Db): Promise<string[]> {
  const members = await db
    .selectFrom("members")
    .select("name")
    .where("role", "=", "administrator")
    .where("disabled_at", "is", null)
    .where("password_hash", "is not", null)
    .orderBy("last_signed_in_at", (order) => order.desc().nullsLast())
    .orderBy("name")
    .limit(named)
    .execute();
  return members.map(({ name }) => name);
}
