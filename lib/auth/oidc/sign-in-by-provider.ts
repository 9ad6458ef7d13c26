import type { Transaction } from "kysely";
import { recordOften, tallyAudit } from "@/lib/audit/tally-audit";
import { alignRole, lockBeforeMember } from "@/lib/auth/oidc/align-role";
import { findMemberOf } from "@/lib/auth/oidc/find-member-of";
import { linkIdentity } from "@/lib/auth/oidc/link-identity";
import { type Outcome, refused } from "@/lib/auth/oidc/outcome";
import type { Identity } from "@/lib/auth/oidc/read-identity";
import type { Refusal } from "@/lib/auth/oidc/refusal";
import { type Given, groupOf, roleOf } from "@/lib/auth/oidc/role-of";
import { sealRefreshToken } from "@/lib/auth/oidc/seal-refresh-token";
import { type SessionOrigin, startSession } from "@/lib/auth/sessions/start-session";
import type { MembersTable } from "@/lib/db/member-tables";
import { instant } from "@/lib/db/store";
import type { Db, Tables } from "@/lib/db/types";
import type { ByProvider } from "@/lib/env-sign-in";
import { isProblem } from "@/lib/errors";
import { addWithin } from "@/lib/members/add-member";
import { limitToOwn } from "@/lib/members/change-limit";
import { findMember } from "@/lib/members/find-member";

/** What the provider sent, with its signature already checked. */
export type Visit = {
  identity: Identity;
  claims: Record<string, unknown>;
  refreshToken?: string | undefined;
};

/**
 * Signs in the person whom the provider authenticated: a linked member, one without a password yet, or a new one. Their
 * role follows their groups.
 * @returns a refusal with its reason, which is in the audit log, too.
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

async function admit(db: Db, visit: Visit, given: Given, how: Admitting): Promise<Outcome> {
  try {
    return await db.transaction().execute((transaction) => admitWithin(transaction, db, visit, given, how));
  } catch (error) {
    // The same person signed in twice at once; on the second try the member exists.
    if (how.again && isProblem(error, "member_exists"))
      return admit(db, visit, given, { ...how, again: false });
    throw error;
  }
}

async function admitWithin(
  transaction: Transaction<Tables>,
  db: Db,
  visit: Visit,
  given: Given,
  { settings, origin }: Admitting,
): Promise<Outcome> {
  const { identity } = visit;
  await lockBeforeMember(transaction, given);
  const existing = await findMemberOf(transaction, identity, given, settings);
  const found = existing ?? (await addMember(transaction, identity, given, { settings, now: origin.now }));
  if ("kind" in found) return found;
  if (found.disabled_at !== null) return refused("disabled");
  const linked = { ...visit, group: groupOf(given), by: existing ? ("address" as const) : undefined };
  if (!(await linkIdentity(transaction, found, linked, origin.now))) return refused("email_of_another");
  await alignRole(transaction, found.id, given, identity, { now: origin.now, signIn: settings });
  const by = {
    identity_issuer: identity.issuer,
    identity_subject: identity.subject,
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

const actor = { name: "Company sign-in" };

async function addMember(
  transaction: Transaction<Tables>,
  { email, name }: Identity,
  given: Given,
  { settings, now }: { settings: ByProvider; now: Date },
): Promise<MembersTable | Outcome> {
  if (email === undefined) return refused("no_email");
  const id = await addWithin(
    transaction,
    {
      email,
      name: name ?? email,
      role: given.kind === "given" ? given.role : "viewer",
      passwordHash: null,
    },
    { actor, now },
  );
  if (settings.oidc.newMembersSee === "own") await limitToOwn(transaction, { id, email }, { actor, now });
  const added = await findMember(transaction, { id });
  if (!added) throw new Error("A member who was added isn’t there.");
  return added;
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
