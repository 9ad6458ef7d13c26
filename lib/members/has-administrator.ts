import type { Db } from "@/lib/db/types";

/** Whether any administrator can sign in. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom("members")
    .select("id")
    .where("role", "=", "administrator")
    .where("disabled_at", "is", null)
    .where("password_hash", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
