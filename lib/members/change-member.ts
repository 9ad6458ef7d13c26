import { sql, type Transaction } from "kysely";
import { type AuditEntry, recordAudit } from "@/lib/audit/record-audit";
import { engineOf } from "@/lib/db/engine";
import { instant } from "@/lib/db/store";
import type { Db, Role, Tables } from "@/lib/db/types";
import { conflict, notFound } from "@/lib/errors";

export type MemberChange =
  | { kind: "disable" }
  | { kind: "role"; role: Role }
  /** A null hash leaves the person without a password until a set-up link gives one. */
  | { kind: "reset"; passwordHash: string | null };

const actions = { disable: "member_disabled", role: "role_changed", reset: "password_reset" } as const;

/**
 * Disables a person, changes the role or resets the password. Disabling and resetting sign out everywhere.
 * @throws ProblemError 404 for an unknown person, 409 when it would leave no administrator.
 */
export async function changeMember(
  db: Db,
  id: string,
  change: MemberChange,
  by: { actor: AuditEntry["actor"]; now: Date },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await holdMembers(transaction);
    const member = await transaction
      .selectFrom("members")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    if (!member) throw notFound("There is no such person.");
    const update = transaction.updateTable("members").where("id", "=", id);
    const nextEpoch = member.session_epoch + 1;
    switch (change.kind) {
      case "disable":
        await update.set({ disabled_at: instant(by.now), session_epoch: nextEpoch }).execute();
        break;
      case "role":
        await update.set({ role: change.role }).execute();
        break;
      case "reset":
        await update
          .set({ password_hash: change.passwordHash, disabled_at: null, session_epoch: nextEpoch })
          .execute();
        break;
      default:
        change satisfies never;
    }
    if (change.kind !== "reset" && member.role === "administrator") await expectAdministrator(transaction);
    await recordAudit(transaction, {
      actor: by.actor,
      action: actions[change.kind],
      subject: { type: "member", id },
      details: { email: member.email, ...(change.kind === "role" && { from: member.role, to: change.role }) },
      at: by.now,
    });
  });
}

/** One change of people at a time, or two administrators could each remove the other. */
async function holdMembers(transaction: Transaction<Tables>): Promise<void> {
  if (engineOf(transaction) === "postgres")
    await sql`lock table members in exclusive mode`.execute(transaction);
  // On SQLite the first write takes the one write lock there is.
  else await transaction.updateTable("members").set({ id: "" }).where("id", "=", "").execute();
}

async function expectAdministrator(transaction: Transaction<Tables>): Promise<void> {
  const left = await transaction
    .selectFrom("members")
    .select("id")
    .where("role", "=", "administrator")
    .where("disabled_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  if (!left) throw conflict("last_administrator", "The last administrator can’t be disabled or demoted.");
}
