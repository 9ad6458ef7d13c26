import { alignRole, lockBeforeMember, lockToAlign } from "@/lib/auth/oidc/align-role";
import { linkIdentity } from "@/lib/auth/oidc/link-identity";
import type { PendingLink } from "@/lib/auth/oidc/pending-link";
import { groupOf, roleOf } from "@/lib/auth/oidc/role-of";
import type { SessionClaims } from "@/lib/auth/sessions/session";
import type { Db } from "@/lib/db/types";
import type { ByProvider } from "@/lib/env-sign-in";
import { foldEmail } from "@/lib/fold";
import { findMember } from "@/lib/members/find-member";

/**
 * Links an identity that was refused with `link_first`, once its member has signed in with the password in the same
 * browser. Their role follows the groups of that identity.
 * @param session the one that the password began: a reset meanwhile has ended it, and nothing is linked.
 * @returns whether it is linked now; not if the address is another member's.
 */
export async function linkWaiting(
  db: Db,
  { memberId, sessionId }: Pick<SessionClaims, "memberId" | "sessionId">,
  link: PendingLink,
  settings: ByProvider,
  now: Date,
): Promise<boolean> {
  const given = roleOf({ groups: link.groups, hasTooManyGroups: false }, settings.oidc);
  if (given.kind === "none") return false;
  return db.transaction().execute(async (transaction) => {
    await lockBeforeMember(transaction, given);
    await lockToAlign(transaction, memberId, given);
    const session = await transaction
      .selectFrom("sessions")
      .select("id")
      .where("id", "=", sessionId)
      .executeTakeFirst();
    const member = await findMember(transaction, { id: memberId });
    if (!session || !member || foldEmail(link.email) !== member.email_folded) return false;
    const linked = { identity: link, claims: {}, group: groupOf(given), by: "password" } as const;
    if (!(await linkIdentity(transaction, member, linked, now))) return false;
    await alignRole(transaction, memberId, given, { groups: link.groups }, { now, signIn: settings });
    return true;
  });
}
