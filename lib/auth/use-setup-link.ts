import { randomUUID } from "node:crypto";
import { recordAudit } from "@/lib/audit/record-audit";
import { hashPassword } from "@/lib/auth/password";
import { findSetupLink, hashToken } from "@/lib/auth/setup-links";
import { foldEmail } from "@/lib/db/fold";
import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import { conflict, invalid } from "@/lib/errors";
import type { SetupInput } from "@/lib/members/schema";

const spent = () =>
  conflict(
    "link_spent",
    "This link has expired or was already used. Ask for a new one; a restart prints one too.",
  );

/**
 * Spends a set-up link: the first administrator comes to be, or the person it was made for gets a
 * password and is signed out everywhere else. Of two uses at once one wins.
 * @returns the e-mail address to sign in with.
 * @throws ProblemError 409 when the link is spent, 422 when name or address are missing or taken.
 */
export async function useSetupLink(db: Db, input: SetupInput, now: Date): Promise<{ email: string }> {
  const link = await findSetupLink(db, input.token, now);
  if (!link) throw spent();
  const email = link.member?.email ?? input.email;
  const name = link.member?.name ?? input.name;
  if (!email) throw invalid({ email: ["Enter your e-mail address."] });
  if (!name) throw invalid({ name: ["Enter your name."] });
  if (foldEmail(input.password) === foldEmail(email)) {
    throw invalid({ password: ["Use something else than your e-mail address."] });
  }
  const passwordHash = await hashPassword(input.password);

  await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("setup_links")
      .set({ used_at: instant(now) })
      .where("token_hash", "=", hashToken(input.token))
      .where("used_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw spent();

    const id = link.member?.id ?? randomUUID();
    if (link.member) {
      await transaction
        .updateTable("members")
        .set((set) => ({ password_hash: passwordHash, session_epoch: set("session_epoch", "+", 1) }))
        .where("id", "=", id)
        .execute();
    } else {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto("members")
        .values({
          id,
          email,
          email_folded: foldEmail(email),
          name,
          role: "administrator",
          password_hash: passwordHash,
          session_epoch: 0,
          disabled_at: null,
          created_at: instant(now),
        })
        .onConflict((clash) => clash.column("email_folded").doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) throw invalid({ email: ["Somebody with this address exists already."] });
    }
    await recordAudit(transaction, {
      actor: { id, name },
      action: link.member ? "password_set" : "first_administrator_made",
      subject: { type: "member", id },
      at: now,
    });
  });
  return { email };
}
