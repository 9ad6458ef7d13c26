import type { Transaction } from "kysely";
import { lockToAlign } from "@/lib/auth/oidc/align-role";
import { type Outcome, refused } from "@/lib/auth/oidc/outcome";
import type { Identity } from "@/lib/auth/oidc/read-identity";
import type { Given } from "@/lib/auth/oidc/role-of";
import type { MembersTable } from "@/lib/db/member-tables";
import type { Tables } from "@/lib/db/types";
import type { ByProvider } from "@/lib/env-sign-in";
import { findMember } from "@/lib/members/find-member";
import { mayHavePassword } from "@/lib/members/may-have-password";

/**
 * The member whom an identity opens, locked until the transaction ends: the one it is linked to, or one with its verified
 * address and no password.
 * @param given what their role may become. @returns a refusal, or undefined for someone new.
 */
export async function findMemberOf(
  transaction: Transaction<Tables>,
  identity: Identity,
  given: Given,
  settings: ByProvider,
): Promise<MembersTable | Outcome | undefined> {
  const found = await findExisting(transaction, identity, settings);
  if (!found || "kind" in found) return found;
  await lockToAlign(transaction, found.id, given);
  // A reset may have unlinked it while this waited.
  const locked = await findExisting(transaction, identity, settings);
  if (locked && !("kind" in locked) && locked.id !== found.id)
    throw new Error("The identity was linked to another member meanwhile.");
  return locked;
}

async function findExisting(
  transaction: Transaction<Tables>,
  identity: Identity,
  settings: ByProvider,
): Promise<MembersTable | Outcome | undefined> {
  const linked = await transaction
    .selectFrom("identities as i")
    .innerJoin("members as m", "m.id", "i.member_id")
    .selectAll("m")
    .where("i.issuer", "=", identity.issuer)
    .where("i.subject", "=", identity.subject)
    .executeTakeFirst();
  if (linked) return linked;
  if (identity.email === undefined) return refused("no_email");
  const existing = await findMember(transaction, { email: identity.email });
  return existing && linkExisting(transaction, existing, identity, settings);
}

/** Addresses are reassigned and self-asserted: none is proof by itself. */
async function linkExisting(
  transaction: Transaction<Tables>,
  member: MembersTable,
  identity: Identity,
  { passwordSignIn }: ByProvider,
): Promise<MembersTable | Outcome> {
  if (!identity.isEmailVerified) return refused("email_unverified");
  if (member.disabled_at !== null) return refused("disabled");
  const isLinked = await transaction
    .selectFrom("identities")
    .select("subject")
    .where("member_id", "=", member.id)
    // Those of a former provider don't count.
    .where("issuer", "=", identity.issuer)
    .limit(1)
    .executeTakeFirst();
  if (isLinked) return refused("email_of_another");
  // Without a password: an administrator added or reset this account.
  if (member.password_hash === null) return member;
  return mayHavePassword(member.role, passwordSignIn) ? refused("link_first", true) : refused("reset_first");
}
