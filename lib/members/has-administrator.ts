import type { Db } from "@/lib/db/types";
import { canSignIn } from "@/lib/members/can-anybody-sign-in";

/** Whether any administrator can sign in. @param options.but somebody who doesn’t count. */
export async function hasAdministrator(db: Db, { but }: { but?: string } = {}): Promise<boolean> {
  const found = await db
    .selectFrom("members")
    .select("id")
    .where("role", "=", "administrator")
    .where(canSignIn)
    .$if(but !== undefined, (others) => others.where("id", "<>", but ?? ""))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
