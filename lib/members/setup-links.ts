import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { type AuditEntry, recordAudit } from "@/lib/audit/record-audit";
import { lockMember } from "@/lib/db/locks/lock-member";
import type { MembersTable } from "@/lib/db/member-tables";
import { instant } from "@/lib/db/store";
import type { Db, Tables } from "@/lib/db/types";
import type { SignInSettings } from "@/lib/env-sign-in";
import { hasAdministrator } from "@/lib/members/has-administrator";

const hourMs = 3_600_000;

/** The first administrator's link stands in a log, so it is short-lived; a colleague's may wait out a holiday. */
export const setupLinkLifeMs = { first: hourMs, colleague: 7 * 24 * hourMs };

/** What the store keeps of a token: SHA-256 in hex, from which no link can be made. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

type NewLink = {
  memberId: string | null;
  appUrl: string;
  now: Date;
  actor?: AuditEntry["actor"];
};

/** Makes a link that works once, for as long as `setupLinkLifeMs` says; unused older ones of its kind stop working. */
export const createSetupLink = (db: Db, link: NewLink): Promise<string> =>
  db.transaction().execute((transaction) => createSetupLinkWithin(transaction, link));

export async function createSetupLinkWithin(
  transaction: Transaction<Tables>,
  { memberId, appUrl, now, actor = { name: "Operator" } }: NewLink,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  if (memberId !== null) await lockMember(transaction, memberId);
  await dropSetupLinks(transaction, memberId);
  const lifeMs = setupLinkLifeMs[memberId === null ? "first" : "colleague"];
  await transaction
    .insertInto("setup_links")
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      created_at: instant(now),
      expires_at: instant(new Date(now.getTime() + lifeMs)),
      used_at: null,
    })
    .execute();
  await recordAudit(transaction, {
    actor,
    action: "setup_link_made",
    subject: memberId === null ? { type: "setup", id: "first" } : { type: "member", id: memberId },
    at: now,
  });
  return new URL(`/setup?token=${token}`, appUrl).href;
}

export async function dropSetupLinks(
  transaction: Transaction<Tables>,
  memberId: string | null,
): Promise<void> {
  await transaction
    .deleteFrom("setup_links")
    .where("member_id", memberId === null ? "is" : "=", memberId)
    .where("used_at", "is", null)
    .execute();
}

/** The link that makes the first administrator; undefined when one can sign in, or no password is of use. */
export async function issueFirstSetupLink(
  db: Db,
  { signIn, ...link }: { appUrl: string; now: Date; signIn: SignInSettings },
): Promise<string | undefined> {
  if (signIn.passwordSignIn === "off" || (await hasAdministrator(db, signIn))) return undefined;
  return createSetupLink(db, { ...link, memberId: null });
}

export type SetupLink = { member?: Pick<MembersTable, "id" | "email" | "name" | "role"> };

/** The link of a token; undefined if unknown, used or expired, or if its member is disabled. */
export async function findSetupLink(db: Db, token: string, now: Date): Promise<SetupLink | undefined> {
  const link = await db
    .selectFrom("setup_links as l")
    .leftJoin("members as m", "m.id", "l.member_id")
    .select(["l.member_id", "m.email", "m.name", "m.role", "m.disabled_at"])
    .where("l.token_hash", "=", hashToken(token))
    .where("l.used_at", "is", null)
    .where("l.expires_at", ">", instant(now))
    .executeTakeFirst();
  if (!link || link.disabled_at) return undefined;
  const { member_id: id, email, name, role } = link;
  return id !== null && email !== null && name !== null && role !== null
    ? { member: { id, email, name, role } }
    : {};
}
