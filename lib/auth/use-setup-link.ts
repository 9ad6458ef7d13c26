import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import { endSessions } from "@/lib/auth/end-sessions";
import { refuseGuessable } from "@/lib/auth/guessable-password";
import { hashPassword } from "@/lib/auth/password";
import { findSetupLink, hashToken } from "@/lib/auth/setup-links";
import { foldEmail } from "@/lib/db/fold";
import { lockMember } from "@/lib/db/lock-member";
import { instant } from "@/lib/db/store";
import type { Db, Tables } from "@/lib/db/types";
import { conflict, invalid } from "@/lib/errors";
import { fieldText } from "@/lib/i18n/field-texts";
import { hasAdministrator } from "@/lib/members/has-administrator";
import type { SetupInput } from "@/lib/members/schema";

const spent = () =>
  conflict("link_spent", "This link has expired or was already used. Ask an administrator for a new one.");

/**
 * Spends a set-up link: the first administrator comes to be, or the person it was made for gets a
 * password and is signed out everywhere else. Of two uses at once one wins.
 * @returns the e-mail address to sign in with.
 * @throws ProblemError 409 `link_spent`; 422 by field, when the first administrator's name or address is
 *   missing or the password is one that attackers try first; 429 while too many wait. The link then still works.
 */
export async function useSetupLink(db: Db, input: SetupInput, now: Date): Promise<{ email: string }> {
  const link = await findSetupLink(db, input.token, now);
  if (!link) throw spent();
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
    await spend(transaction, { token: input.token, isFirst: !link.member, now });
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

/** Marks the link used; whoever comes second finds it used. All first links go with the one that is used. */
async function spend(
  transaction: Transaction<Tables>,
  { token, isFirst, now }: { token: string; isFirst: boolean; now: Date },
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
  // Somebody may have been added by the command line since.
  if (isFirst && (await hasAdministrator(transaction))) throw spent();
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

/** Somebody with this address who can't sign in as an administrator becomes one: the operator gave the link. */
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
