import type { ExpressionBuilder } from "kysely";
import type { Db, Tables } from "@/lib/db/types";
import { getEnv } from "@/lib/env";

/** A member who isn’t disabled, and has a password or is known at the company's provider, while one is set. */
export const canSignIn = (where: ExpressionBuilder<Tables, "members">) => {
  const hasPassword = where("password_hash", "is not", null);
  const isKnownThere = where.exists(
    where
      .selectFrom("identities")
      .select("identities.subject")
      .whereRef("identities.member_id", "=", "members.id"),
  );
  // Where the provider was taken out of the configuration, its identities lead nowhere.
  const way = getEnv().oidc ? where.or([hasPassword, isKnownThere]) : hasPassword;
  return where.and([where("disabled_at", "is", null), way]);
};

/** Whether any member of any role can. */
export async function canAnybodySignIn(db: Db): Promise<boolean> {
  const found = await db.selectFrom("members").select("id").where(canSignIn).limit(1).executeTakeFirst();
  return found !== undefined;
}
