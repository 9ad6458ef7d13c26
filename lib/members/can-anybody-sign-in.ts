import type { ExpressionBuilder } from "kysely";
import type { Db, Tables } from "@/lib/db/types";
import { type SignInSettings, spellingsOf } from "@/lib/env-sign-in";

/** A member who isn’t disabled, and has a password that works or an identity at the provider that is set now. */
export const canSignIn =
  ({ oidc, passwordSignIn }: SignInSettings) =>
  (where: ExpressionBuilder<Tables, "members">) => {
    const ways = [];
    const hasPassword = where("password_hash", "is not", null);
    if (passwordSignIn === "on") ways.push(hasPassword);
    if (passwordSignIn === "break-glass")
      ways.push(where.and([hasPassword, where("role", "=", "administrator")]));
    if (oidc)
      ways.push(
        where.exists(
          where
            .selectFrom("identities")
            .select("identities.subject")
            .whereRef("identities.member_id", "=", "members.id")
            .where("identities.issuer", "in", spellingsOf(oidc.issuer)),
        ),
      );
    return where.and([where("disabled_at", "is", null), where.or(ways)]);
  };

/** Whether any member can sign in. */
export async function canAnybodySignIn(db: Db, settings: SignInSettings): Promise<boolean> {
  const found = await db
    .selectFrom("members")
    .select("id")
    .where(canSignIn(settings))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
