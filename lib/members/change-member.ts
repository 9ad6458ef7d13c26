import { type AuditEntry, recordAudit } from "@/lib/audit/record-audit";
import { instant } from "@/lib/db/store";
import type { Db, MembersTable, Role } from "@/lib/db/types";
import { conflict, notFound } from "@/lib/errors";
import { hasAdministrator } from "@/lib/members/has-administrator";

export type MemberChange =
  | { kind: "disable" }
  | { kind: "enable" }
  | { kind: "role"; role: Role }
  /** A null hash leaves the person without a password until a set-up link gives one. */
  | { kind: "reset"; passwordHash: string | null };

const actions = {
  disable: "member_disabled",
  enable: "member_enabled",
  role: "role_changed",
  reset: "password_reset",
} as const;

/**
 * Disables or enables a person, changes the role or resets the password. Disabling and resetting sign out
 * everywhere.
 * @throws ProblemError 404 for an unknown person; 409 `last_administrator` when nobody would be left who
 *   can sign in as one, `member_disabled` for a reset of somebody who couldn't use it.
 */
export async function changeMember(
  db: Db,
  id: string,
  change: MemberChange,
  by: { actor: AuditEntry["actor"]; now: Date },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // Holds the administrators' rows on PostgreSQL, the write lock on SQLite: one such change at a time, or
    // two administrators could each remove the other.
    await transaction
      .updateTable("members")
      .set((set) => ({ role: set.ref("role") }))
      .where((where) => where.or([where("role", "=", "administrator"), where("id", "=", id)]))
      .execute();
    const member = await transaction
      .selectFrom("members")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirst();
    if (!member) throw notFound("There is no such person.");
    const hadAdministrator = await hasAdministrator(transaction);
    await transaction
      .updateTable("members")
      .set(columnsFor(change, member, by.now))
      .where("id", "=", id)
      .execute();
    // A reset is the operator's own doing, and its link or password leads back in.
    if (change.kind !== "reset" && hadAdministrator && !(await hasAdministrator(transaction)))
      throw conflict("last_administrator", "The last administrator can’t be disabled or demoted.");
    await recordAudit(transaction, {
      actor: by.actor,
      action: actions[change.kind],
      subject: { type: "member", id },
      details: { email: member.email, ...(change.kind === "role" && { from: member.role, to: change.role }) },
      at: by.now,
    });
  });
}

function columnsFor(change: MemberChange, member: MembersTable, now: Date): Partial<MembersTable> {
  const signedOut = { session_epoch: member.session_epoch + 1 };
  switch (change.kind) {
    case "disable":
      return { disabled_at: member.disabled_at ?? instant(now), ...signedOut };
    case "enable":
      return { disabled_at: null };
    case "role":
      return { role: change.role };
    case "reset":
      if (member.disabled_at !== null)
        throw conflict("member_disabled", `${member.email} is disabled. Enable them first.`);
      return { password_hash: change.passwordHash, ...signedOut };
    default:
      return change satisfies never;
  }
}
