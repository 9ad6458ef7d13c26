import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import type { Identity } from "@/lib/auth/oidc/read-identity";
import { lockMemberAndAdministrators } from "@/lib/db/locks/lock-member";
import type { MembersTable } from "@/lib/db/member-tables";
import type { Tables } from "@/lib/db/types";
import type { SignInSettings } from "@/lib/env-sign-in";
import { changeWithin } from "@/lib/members/change-member";
import { hasAdministrator } from "@/lib/members/has-administrator";
import type { Role } from "@/lib/roles";

/** Gives a member the role of their groups; the last administrator stays one, whatever the provider says. */
export async function alignRole(
  transaction: Transaction<Tables>,
  member: Pick<MembersTable, "id" | "role">,
  { role, group }: { role: Role; group?: string | undefined },
  { groups }: Pick<Identity, "groups">,
  { now, signIn }: { now: Date; signIn: SignInSettings },
): Promise<void> {
  if (member.role === role) return;
  await lockMemberAndAdministrators(transaction, member.id);
  const isLast =
    member.role === "administrator" && !(await hasAdministrator(transaction, signIn, { but: member.id }));
  const by = { actor: { name: "Company sign-in" }, now, signIn };
  if (!isLast) await changeWithin(transaction, member.id, [{ kind: "role", role }], by);
  await recordAudit(transaction, {
    actor: by.actor,
    action: isLast ? "role_kept" : "role_followed_groups",
    subject: { type: "member", id: member.id },
    details: { to: role, group: group ?? null, groups: groups.slice(0, 50) },
    at: now,
  });
}
