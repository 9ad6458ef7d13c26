import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import type { Identity } from "@/lib/auth/oidc/read-identity";
import type { Given } from "@/lib/auth/oidc/role-of";
import { lockMember, lockMemberAndAdministrators } from "@/lib/db/locks/lock-member";
import { lockSources } from "@/lib/db/locks/lock-source";
import type { Tables } from "@/lib/db/types";
import type { SignInSettings } from "@/lib/env-sign-in";
import { changeWithin } from "@/lib/members/change-member";
import { hasAdministrator } from "@/lib/members/has-administrator";
import { hasRole } from "@/lib/roles";

/** Locks what `alignRole` may change besides the member. Call it first: docs/decisions/0001-two-stores.md. */
export async function lockBeforeMember(transaction: Transaction<Tables>, given: Given): Promise<void> {
  // Someone who loses the role of a recruiter loses their links, which belong to a source.
  if (given.kind === "given" && !hasRole({ role: given.role }, "recruiter")) await lockSources(transaction);
}

/** Locks a member whose role may follow their groups. */
export const lockToAlign = (
  transaction: Transaction<Tables>,
  memberId: string,
  given: Given,
): Promise<void> =>
  given.kind === "given"
    ? lockMemberAndAdministrators(transaction, memberId)
    : lockMember(transaction, memberId);

/**
 * Sets a member's role from their groups. The last administrator keeps theirs. The caller holds the locks of
 * `lockBeforeMember` and `lockToAlign`.
 */
export async function alignRole(
  transaction: Transaction<Tables>,
  memberId: string,
  given: Given,
  { groups }: Pick<Identity, "groups">,
  { now, signIn, isConfirmation = false }: { now: Date; signIn: SignInSettings; isConfirmation?: boolean },
): Promise<void> {
  if (given.kind !== "given") return;
  const { role, group } = given;
  const member = await transaction
    .selectFrom("members")
    .select("role")
    .where("id", "=", memberId)
    .executeTakeFirst();
  if (!member || member.role === role) return;
  const isLast =
    member.role === "administrator" && !(await hasAdministrator(transaction, signIn, { but: memberId }));
  const by = { actor: { name: "Company sign-in" }, now, signIn };
  // Recorded at the sign-in: confirmations would repeat it all day.
  if (isLast && isConfirmation) return;
  if (!isLast) await changeWithin(transaction, memberId, [{ kind: "role", role }], by);
  await recordAudit(transaction, {
    actor: by.actor,
    action: isLast ? "role_kept" : "role_followed_groups",
    subject: { type: "member", id: memberId },
    details: { to: role, group: group ?? null, groups: groups.slice(0, 50) },
    at: now,
  });
}
