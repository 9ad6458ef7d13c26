import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import { recordOften, tallyAudit } from "@/lib/audit/tally-audit";
import { alignRole } from "@/lib/auth/oidc/align-role";
import { currentAttempt } from "@/lib/auth/oidc/attempt";
import { linkIdentity } from "@/lib/auth/oidc/link-identity";
import type { Identity } from "@/lib/auth/oidc/read-identity";
import type { Refusal } from "@/lib/auth/oidc/refusal";
import { type GivenRole, roleOf } from "@/lib/auth/oidc/role-of";
import { sealRefreshToken } from "@/lib/auth/oidc/seal-refresh-token";
import type { SessionClaims } from "@/lib/auth/sessions/session";
import { type SessionOrigin, startSession } from "@/lib/auth/sessions/start-session";
import type { MembersTable } from "@/lib/db/member-tables";
import { instant } from "@/lib/db/store";
import type { Db, Tables } from "@/lib/db/types";
import type { ByProvider } from "@/lib/env-sign-in";
import { isProblem } from "@/lib/errors";
import { foldEmail } from "@/lib/fold";
import { addWithin } from "@/lib/members/add-member";
import { findMember } from "@/lib/members/find-member";
import { mayHavePassword } from "@/lib/members/may-have-password";

/** What the provider has said and given, once its signature was checked. */
export type Visit = {
  identity: Identity;
  claims: Record<string, unknown>;
  refreshToken?: string | undefined;
};

type Outcome =
  | { kind: "signed_in"; claims: SessionClaims }
  /** `mayLink`: signing in once with the password links this identity to the member who has its address. */
  | { kind: "refused"; reason: Refusal; mayLink?: boolean };

const refused = (reason: Refusal, mayLink = false): Outcome => ({ kind: "refused", reason, mayLink });

/**
 * Signs somebody in whom the provider has vouched for: a linked member, one whom an administrator has added and who has
 * no password yet, or a new one. Their role follows their groups.
 * @returns a refusal that is in the audit log, with its reason.
 */
export async function signInByProvider(
  db: Db,
  visit: Visit,
  settings: ByProvider,
  origin: SessionOrigin,
): Promise<Outcome> {
  const given = roleOf(visit.identity, settings.oidc);
  const outcome =
    given.kind === "none"
      ? refused(given.reason)
      : await admit(db, visit, given, { settings, origin, again: true });
  if (outcome.kind === "refused") noteRefused(db, visit.identity, outcome.reason, origin);
  return outcome;
}

type Admitting = { settings: ByProvider; origin: SessionOrigin; again: boolean };

async function admit(db: Db, visit: Visit, given: Exclude<GivenRole, { kind: "none" }>, how: Admitting) {
  try {
    return await db.transaction().execute((transaction) => admitWithin(transaction, db, visit, given, how));
  } catch (error) {
    // The same person has come twice at once: the second time, they are there.
    if (how.again && isProblem(error, "member_exists"))
      return admit(db, visit, given, { ...how, again: false });
    throw error;
  }
}

async function admitWithin(
  transaction: Transaction<Tables>,
  db: Db,
  visit: Visit,
  given: Exclude<GivenRole, { kind: "none" }>,
  how: Admitting,
): Promise<Outcome> {
  const { settings, origin } = how;
  const found = await memberOf(transaction, visit.identity, given, how);
  if ("kind" in found) return found;
  if (found.disabled_at !== null) return refused("disabled");
  await linkIdentity(transaction, found.id, { ...visit, group: groupOf(given) }, origin.now);
  if (given.kind === "given")
    await alignRole(transaction, found, given, visit.identity, { now: origin.now, signIn: settings });
  const by = {
    identity_issuer: visit.identity.issuer,
    identity_subject: visit.identity.subject,
    refresh_token: visit.refreshToken ? await sealRefreshToken(visit.refreshToken) : null,
    confirmed_at: instant(origin.now),
  };
  const claims = await startSession(transaction, { id: found.id }, origin, by);
  if (!claims) return refused("disabled");
  await recordOften(transaction, db, {
    actor: { id: found.id, name: found.name },
    action: "signed_in",
    subject: { type: "member", id: found.id },
    details: { address: origin.address, by: "provider" },
    at: origin.now,
  });
  return { kind: "signed_in", claims };
}

const groupOf = (given: GivenRole) => (given.kind === "given" ? given.group : undefined);

async function memberOf(
  transaction: Transaction<Tables>,
  identity: Identity,
  given: Exclude<GivenRole, { kind: "none" }>,
  { settings, origin: { now } }: Admitting,
): Promise<MembersTable | Outcome> {
  const linked = await transaction
    .selectFrom("identities as i")
    .innerJoin("members as m", "m.id", "i.member_id")
    .selectAll("m")
    .where("i.issuer", "=", identity.issuer)
    .where("i.subject", "=", identity.subject)
    .executeTakeFirst();
  if (linked) return linked;
  const { email } = identity;
  if (email === undefined) return refused("no_email");
  const existing = await findMember(transaction, { email });
  if (existing) return mayTake(transaction, existing, identity, settings);
  const id = await addWithin(
    transaction,
    {
      email,
      name: identity.name ?? email,
      role: given.kind === "given" ? given.role : "viewer",
      passwordHash: null,
    },
    { actor: { name: "Company sign-in" }, now },
  );
  const added = await findMember(transaction, { id });
  if (!added) throw new Error("A member who was added isn’t there.");
  return added;
}

/** An address may have been somebody else's before, or be claimed: it is no proof by itself. */
async function mayTake(
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
    // One of a provider that was replaced leads nowhere any more.
    .where("issuer", "=", identity.issuer)
    .limit(1)
    .executeTakeFirst();
  if (isLinked) return refused("email_of_another");
  // Without a password, it is the word of the administrator who has added them, or has reset their account.
  if (member.password_hash === null) return member;
  return mayHavePassword(member.role, passwordSignIn) ? refused("link_first", true) : refused("reset_first");
}

function noteRefused(db: Db, identity: Identity, reason: Refusal, origin: SessionOrigin): void {
  tallyAudit(db, {
    actor: { name: "Unknown" },
    action: "provider_sign_in_refused",
    subject: { type: "address", id: origin.address },
    details: { step: "rules", reason, ...(identity.email && { email: identity.email }) },
    at: origin.now,
  });
}

/**
 * The company's sign-in may have led here: this member has just used their password, and the attempt's browser has an
 * identity that was refused with `link_first`. It becomes theirs if it has their address.
 */
export async function linkWaiting(db: Db, memberId: string, now: Date): Promise<void> {
  const attempt = currentAttempt();
  const link = attempt?.waiting;
  if (!attempt || !link) return;
  attempt.hasLinked = await db.transaction().execute(async (transaction) => {
    const member = await findMember(transaction, { id: memberId });
    if (!member || foldEmail(link.email) !== member.email_folded) return false;
    await linkIdentity(transaction, memberId, { identity: link, claims: {} }, now);
    await recordAudit(transaction, {
      actor: { id: member.id, name: member.name },
      action: "identity_linked",
      subject: { type: "member", id: member.id },
      details: { issuer: link.issuer, by: "password" },
      at: now,
    });
    return true;
  });
}
