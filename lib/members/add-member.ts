import { randomUUID } from "node:crypto";
import { type AuditEntry, recordAudit } from "@/lib/audit/record-audit";
import { foldEmail } from "@/lib/db/fold";
import { instant } from "@/lib/db/store";
import type { Db, Role } from "@/lib/db/types";
import { conflict } from "@/lib/errors";

/**
 * Adds a person.
 * @param member.passwordHash null for somebody who will choose a password through a set-up link.
 * @returns the new id.
 * @throws ProblemError 409 when the address is taken.
 */
export async function addMember(
  db: Db,
  member: { email: string; name: string; role: Role; passwordHash: string | null },
  by: { actor: AuditEntry["actor"]; now: Date },
): Promise<string> {
  const id = randomUUID();
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("members")
      .values({
        id,
        email: member.email,
        email_folded: foldEmail(member.email),
        name: member.name,
        role: member.role,
        password_hash: member.passwordHash,
        session_epoch: 0,
        disabled_at: null,
        created_at: instant(by.now),
      })
      .onConflict((clash) => clash.column("email_folded").doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) throw conflict("member_exists", `${member.email} is there already.`);
    await recordAudit(transaction, {
      actor: by.actor,
      action: "member_added",
      subject: { type: "member", id },
      details: { email: member.email, role: member.role },
      at: by.now,
    });
  });
  return id;
}
