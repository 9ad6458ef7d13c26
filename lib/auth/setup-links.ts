import { createHash, randomBytes } from "node:crypto";
import { instant } from "@/lib/db/store";
import type { Db, MembersTable } from "@/lib/db/types";
import { hasAdministrator } from "@/lib/members/has-administrator";

const validForMs = 3_600_000;

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/**
 * Makes a one-time link, good for an hour. Older unused links for the same purpose stop working. Only the
 * token's hash is kept.
 * @param options.memberId whose password it sets; null for the first administrator's.
 */
export async function createSetupLink(
  db: Db,
  options: { memberId: string | null; appUrl: string; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom("setup_links")
      .where("member_id", options.memberId === null ? "is" : "=", options.memberId)
      .where("used_at", "is", null)
      .execute();
    await transaction
      .insertInto("setup_links")
      .values({
        token_hash: hashToken(token),
        member_id: options.memberId,
        created_at: instant(options.now),
        expires_at: instant(new Date(options.now.getTime() + validForMs)),
        used_at: null,
      })
      .execute();
  });
  return new URL(`/setup?token=${token}`, options.appUrl).href;
}

/** The link that makes the first administrator; undefined when there is one who can sign in. */
export async function issueFirstSetupLink(
  db: Db,
  options: { appUrl: string; now: Date },
): Promise<string | undefined> {
  if (await hasAdministrator(db)) return undefined;
  return createSetupLink(db, { ...options, memberId: null });
}

export type SetupLink = { member?: Pick<MembersTable, "id" | "email" | "name"> };

/** What a token opens; undefined when it is unknown, used or expired, or its person is disabled. */
export async function findSetupLink(db: Db, token: string, now: Date): Promise<SetupLink | undefined> {
  const link = await db
    .selectFrom("setup_links as l")
    .leftJoin("members as m", "m.id", "l.member_id")
    .select(["l.member_id", "m.email", "m.name", "m.disabled_at"])
    .where("l.token_hash", "=", hashToken(token))
    .where("l.used_at", "is", null)
    .where("l.expires_at", ">", instant(now))
    .executeTakeFirst();
  if (!link || link.disabled_at) return undefined;
  const { member_id: id, email, name } = link;
  return id !== null && email !== null && name !== null ? { member: { id, email, name } } : {};
}
