import type { Db } from "@/lib/db/types";

/** Whether any member of any role has a password and isn't disabled. */
export async function canAnybodySignIn(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom("members")
    .select("id")
    .where("disabled_at", "is", null)
    .where("password_hash", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
