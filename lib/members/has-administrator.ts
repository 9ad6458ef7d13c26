import type { Db } from "@/lib/db/types";
import type { SignInSettings } from "@/lib/env-sign-in";
import { canSignIn } from "@/lib/members/can-anybody-sign-in";

/** Whether any administrator can sign in. @param options.but a member who doesn’t count. */
export async function hasAdministrator(
  db: Db,
  settings: SignInSettings,
  { but }: { but?: string } = {},
): Promise<boolean> {
  const found = await db
    .selectFrom("members")
    .select("id")
    .where("role", "=", "administrator")
    .where(canSignIn(settings))
    .$if(but !== undefined, (others) => others.where("id", "<>", but ?? ""))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
