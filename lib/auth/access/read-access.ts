import { z } from "zod";
import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
import type { AccessView } from "@/lib/auth/access/schema";
import { providerId } from "@/lib/auth/oidc/provider";
import { readIdentity } from "@/lib/auth/oidc/read-identity";
import { roleOf } from "@/lib/auth/oidc/role-of";
import { readRule } from "@/lib/auth/second-factor/rule";
import type { Store } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import type { Env } from "@/lib/env";
import { type OidcSettings, type PasswordSignIn, spellingsOf } from "@/lib/env-sign-in";
import { mayHavePassword } from "@/lib/members/may-have-password";
import { roles } from "@/lib/roles";

const mostLinked = 500;
const mostRefused = 20;

/** How people can sign in, and the reader’s own last company sign-in. */
export async function readAccess(
  store: Store,
  env: Pick<Env, "appUrl" | "oidc" | "passwordSignIn">,
  reader: { id: string },
): Promise<AccessView> {
  const { db } = store;
  const { oidc } = env;
  return {
    redirectUri: `${env.appUrl}/api/auth/callback/${providerId}`,
    ...(oidc && { provider: providerView(oidc) }),
    passwords: env.passwordSignIn,
    rule: await readRule(db),
    without: await countWithout(db, env.passwordSignIn),
    ...(oidc && { own: await ownSignIn(db, oidc, reader.id) }),
    linked: oidc ? await listLinked(db, oidc) : [],
    refused: await listRefused(store),
  };
}

const providerView = ({ name, issuer, scopes, groupsClaim, requiresGroup, groups }: OidcSettings) => ({
  name,
  issuer,
  scopes,
  groupsClaim,
  requiresGroup,
  groups: roles.toReversed().map((role) => ({ role, names: groups[role] })),
});

/** Counts only members who may use their password. */
async function countWithout(db: Db, passwords: PasswordSignIn): Promise<AccessView["without"]> {
  const rows = await db
    .selectFrom("members as m")
    .leftJoin("second_factors as f", (join) =>
      join.onRef("f.member_id", "=", "m.id").on("f.turned_on_at", "is not", null),
    )
    .select((select) => ["m.role", select.fn.countAll().as("count")])
    .where("m.disabled_at", "is", null)
    .where("m.password_hash", "is not", null)
    .where("f.member_id", "is", null)
    .groupBy("m.role")
    .execute();
  const counted = (those: typeof rows) => those.reduce((sum, { count }) => sum + Number(count), 0);
  const able = rows.filter(({ role }) => mayHavePassword(role, passwords));
  return {
    administrators: counted(able.filter(({ role }) => role === "administrator")),
    everybody: counted(able),
  };
}

const claimsSchema = z.record(z.string(), z.unknown());

/** Only for an identity of the current provider: groups of a former one mean nothing. */
async function ownSignIn(db: Db, oidc: OidcSettings, memberId: string): Promise<AccessView["own"]> {
  const identity = await db
    .selectFrom("identities")
    .select(["claims", "last_used_at"])
    .where("member_id", "=", memberId)
    .where("issuer", "in", spellingsOf(oidc.issuer))
    .orderBy("last_used_at", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!identity) return undefined;
  const claims = claimsSchema.parse(JSON.parse(identity.claims));
  const at = identity.last_used_at;
  // Linked by their password, or with claims that are too long to keep: their groups aren’t known.
  if (typeof claims.iss !== "string" || typeof claims.sub !== "string") return { at, claims };
  const read = readIdentity(claims, oidc.groupsClaim);
  const given = roleOf(read, oidc);
  return {
    at,
    claims,
    groups: read.groups,
    ...(given.kind === "given" && { role: given.role, group: given.group }),
  };
}

async function listLinked(db: Db, { issuer }: OidcSettings): Promise<AccessView["linked"]> {
  const rows = await db
    .selectFrom("identities as i")
    .innerJoin("members as m", "m.id", "i.member_id")
    .select(["m.id", "m.name", "m.email", "m.role", "i.role_group", "i.last_used_at"])
    .where("i.issuer", "in", spellingsOf(issuer))
    .where("m.disabled_at", "is", null)
    .orderBy("m.name")
    .orderBy("m.id")
    .orderBy("i.last_used_at", "desc")
    .limit(mostLinked)
    .execute();
  const last = rows.filter(({ id }, index) => rows[index - 1]?.id !== id);
  return last.map(({ id, name, email, role, role_group, last_used_at }) => ({
    id,
    name,
    email,
    role,
    group: role_group ?? undefined,
    lastUsedAt: last_used_at,
  }));
}

async function listRefused(store: Store): Promise<AccessView["refused"]> {
  const query = auditQuerySchema.parse({ action: "provider_sign_in_refused", limit: String(mostRefused) });
  const { entries } = await listAudit(store, query);
  // Being asked for the password once isn’t a refusal.
  const refused = entries.filter(({ details }) => details.reason !== "link_first");
  return refused.map(({ id, at, details }) => ({
    id,
    at,
    step: String(details.step ?? ""),
    reason: String(details.reason ?? ""),
    ...(typeof details.email === "string" && { email: details.email }),
  }));
}
