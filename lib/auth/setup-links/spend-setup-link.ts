import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import { refuseGuessable } from "@/lib/auth/passwords/guessable-password";
import { hashPassword } from "@/lib/auth/passwords/password";
import { lockMember } from "@/lib/db/locks/lock-member";
import { instant } from "@/lib/db/store";
import type { Db, Tables } from "@/lib/db/types";
import type { SignInSettings } from "@/lib/env-sign-in";
import { conflict, invalid } from "@/lib/errors";
import { foldEmail } from "@/lib/fold";
import { fieldText } from "@/lib/i18n/field-texts";
import { endSessions } from "@/lib/members/end-sessions";
import { hasAdministrator } from "@/lib/members/has-administrator";
import { mayHavePassword } from "@/lib/members/may-have-password";
import type { SetupInput } from "@/lib/members/schema";
import { findSetupLink, hashToken } from "@/lib/members/setup-links";

const spent = () =>
  conflict("link_spent", "This link has expired or was already used. Ask an administrator for a new one.");

const passwordOff = () =>
  conflict("password_off", "You can’t sign in with a password here. Use your company’s account.");

/**
 * Makes the first administrator, or gives a member a password and ends their sessions.
 * @throws ProblemError 409 `link_spent`, or `password_off` where a password is of no use to them; 422 by field; 429
 * while too many wait. After the last three the link still works.
 */
export async function spendSetupLink(
  db: Db,
  input: SetupInput,
  { now, signIn }: { now: Date; signIn: SignInSettings },
): Promise<{ email: string }> {
  const link = await findSetupLink(db, input.token, now);
  if (!link) throw spent();
  if (!mayHavePassword(link.member?.role ?? "administrator", signIn.passwordSignIn)) throw passwordOff();
  const email = link.member?.email ?? input.email;
  const name = link.member?.name ?? input.name;
  if (!email) throw invalid({ email: [fieldText("enterYourEmail")] });
  if (!name) throw invalid({ name: [fieldText("enterYourName")] });
  refuseGuessable(input.password, { email, name });
  const passwordHash = await hashPassword(input.password, {
    lane: "known",
    from: link.member?.id ?? "first",
  });

  await db.transaction().execute(async (transaction) => {
    if (link.member) await lockMember(transaction, link.member.id);
    await spend(transaction, { token: input.token, isFirst: !link.member, now, signIn });
    const id = link.member
      ? await setPassword(transaction, link.member.id, passwordHash)
      : await makeAdministrator(transaction, { email, name, passwordHash, now });
    await endSessions(transaction, id);
    await recordAudit(transaction, {
      actor: { id, name },
      action: link.member ? "password_set" : "first_administrator_made",
      subject: { type: "member", id },
      at: now,
    });
  });
  return { email };
}

// Using one first link ends all of them.
async function spend(
  transaction: Transaction<Tables>,
  { token, isFirst, now, signIn }: { token: string; isFirst: boolean; now: Date; signIn: SignInSettings },
): Promise<void> {
  const hash = hashToken(token);
  const taken = await transaction
    .updateTable("setup_links")
    .set({ used_at: instant(now) })
    .where("used_at", "is", null)
    .where("expires_at", ">", instant(now))
    .where((where) => (isFirst ? where("member_id", "is", null) : where("token_hash", "=", hash)))
    .returning("token_hash")
    .execute();
  if (!taken.some((link) => link.token_hash === hash)) throw spent();
  // The command line may have added one meanwhile.
  if (isFirst && (await hasAdministrator(transaction, signIn))) throw spent();
}

async function setPassword(
  transaction: Transaction<Tables>,
  id: string,
  passwordHash: string,
): Promise<string> {
  const { numUpdatedRows } = await transaction
    .updateTable("members")
    .set({ password_hash: passwordHash })
    .where("id", "=", id)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw spent();
  return id;
}

// A member with this address becomes an administrator: the link came from the operator.
async function makeAdministrator(
  transaction: Transaction<Tables>,
  given: { email: string; name: string; passwordHash: string; now: Date },
): Promise<string> {
  const rights = {
    name: given.name,
    role: "administrator",
    password_hash: given.passwordHash,
    disabled_at: null,
  } as const;
  const { id } = await transaction
    .insertInto("members")
    .values({
      id: randomUUID(),
      email: given.email,
      email_folded: foldEmail(given.email),
      created_at: instant(given.now),
      ...rights,
    })
    .onConflict((clash) => clash.column("email_folded").doUpdateSet(rights))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
