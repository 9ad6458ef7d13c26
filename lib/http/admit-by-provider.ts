import { tallyAudit } from "@/lib/audit/tally-audit";
import { type Attempt, currentAttempt } from "@/lib/auth/oidc/attempt";
import { type Claims, readIdentity } from "@/lib/auth/oidc/read-identity";
import type { Refusal } from "@/lib/auth/oidc/refusal";
import { givingGroups } from "@/lib/auth/oidc/role-of";
import { signInByProvider } from "@/lib/auth/oidc/sign-in-by-provider";
import type { SessionClaims } from "@/lib/auth/sessions/session";
import { byProvider } from "@/lib/env-sign-in";
import { log } from "@/lib/log";
import { getRuntime } from "@/lib/runtime/runtime";

/** Signs in the person whom the provider authenticated, within a request to next-auth. Throws nothing. */
export async function admitByProvider(
  claims: Claims,
  refreshToken: string | undefined,
): Promise<SessionClaims | Refusal> {
  const attempt = currentAttempt();
  try {
    const { database, env } = await getRuntime();
    const settings = byProvider(env);
    if (!attempt || !settings) throw new Error("This isn’t a request to a provider that is set up.");
    const identity = readIdentity(claims, settings.oidc.groupsClaim);
    const outcome = await signInByProvider(
      database.db,
      { identity, claims, refreshToken },
      settings,
      attempt.origin,
    );
    if (outcome.kind === "signed_in") return outcome.claims;
    attempt.refusal = outcome.reason;
    const { issuer, subject, email } = identity;
    // A cookie holds 4 kB: of all groups, only those that give a role.
    const groups = givingGroups(identity, settings.oidc);
    if (outcome.mayLink && email) attempt.toLink = { issuer, subject, email, groups };
    log().warn({ step: "rules", reason: outcome.reason }, "the company’s sign-in was refused");
    return outcome.reason;
  } catch (error) {
    log().error({ err: error }, "signing in by the company’s provider failed");
    if (attempt) attempt.refusal = "unavailable";
    return "unavailable";
  }
}

/** Records the failed step for administrators. */
export async function noteFailedAttempt({ origin, failure }: Attempt): Promise<void> {
  if (!failure) return;
  const { database } = await getRuntime();
  tallyAudit(database.db, {
    actor: { name: "Unknown" },
    action: "provider_sign_in_refused",
    subject: { type: "address", id: origin.address },
    details: { step: failure.step, reason: failure.reason },
    at: origin.now,
  });
}
