import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import { instant } from "@/lib/db/store";
import type { Db, Tables } from "@/lib/db/types";
import { conflict } from "@/lib/errors";
import { foldEmail } from "@/lib/fold";
import type { By } from "@/lib/members/change-member";
import type { Role } from "@/lib/roles";

type NewMember = { email: string; name: string; role: Role; passwordHash: string | null };

/** Adds a member; without a hash, a set-up link gives a password. @throws ProblemError 409 `member_exists`. */
export const addMember = (db: Db, member: NewMember, by: By): Promise<string> =>
  db.transaction().execute((transaction) => addWithin(transaction, member, by));

/** `addMember` in the caller's transaction. */
export async function addWithin(
  transaction: Transaction<Tables>,
  member: NewMember,
  by: By,
): Promise<string> {
  const id = randomUUID();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("members")
    .values({
      id,
      email: member.email,
      email_folded: foldEmail(member.email),
      name: member.name,
      role: member.role,
      password_hash: member.passwordHash,
      disabled_at: null,
      created_at: instant(by.now),
    })
    .onConflict((clash) => clash.column("email_folded").doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) {
    throw conflict("member_exists", `${member.email} already has an account.`, undefined, {
      params: { email: member.email },
    });
  }
  await recordAudit(transaction, {
    actor: by.actor,
    action: "member_added",
    subject: { type: "member", id },
    details: { email: member.email, role: member.role },
    at: by.now,
  });
  return id;
}
