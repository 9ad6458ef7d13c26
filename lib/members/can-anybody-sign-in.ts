import type { Db } from "@/lib/db/types";

/** Whether there is somebody with a password who isn't disabled, whatever the role. */
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
