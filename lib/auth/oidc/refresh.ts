import { custom, errors, Issuer } from "openid-client";
import { claimsOf, discoveryOf, timeoutMs, toleratedSeconds } from "@/lib/auth/oidc/provider";
import { readFailure } from "@/lib/auth/oidc/read-failure";
import type { Claims } from "@/lib/auth/oidc/read-identity";
import type { OidcSettings } from "@/lib/env-sign-in";

export type Refreshed =
  /** `claims` if the provider sent an ID token again. */
  | { kind: "confirmed"; claims?: Claims; refreshToken: string }
  /** The provider no longer knows them, or revoked the token. */
  | { kind: "gone"; reason: string }
  /** `isDown`: it doesn’t answer at all. `refreshToken` is the one to use next. */
  | { kind: "no_answer"; reason: string; isDown: boolean; refreshToken: string };

/**
 * Checks with a refresh token whether the account still exists (OpenID Connect Core 1.0, section 12.1).
 * @param asked.subject whose refresh token it is: a new ID token must be the same person’s.
 */
export async function refresh(
  settings: OidcSettings,
  { token, subject }: { token: string; subject: string | null },
): Promise<Refreshed> {
  let refreshToken = token;
  try {
    const issuer = await Issuer.discover(discoveryOf(settings.issuer));
    const client = new issuer.Client({
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
    });
    client[custom.http_options] = () => ({ timeout: timeoutMs });
    client[custom.clock_tolerance] = toleratedSeconds;
    const tokens = await client.refresh(token);
    // Many providers replace it each time, and take a second use of the former one for theft.
    refreshToken = tokens.refresh_token ?? token;
    const claims = tokens.id_token ? await claimsOf(tokens, client, settings) : undefined;
    if (claims && claims.sub !== subject) throw new Error("the ID token has another sub");
    return { kind: "confirmed", refreshToken, ...(claims && { claims }) };
  } catch (error) {
    const { step, reason } = readFailure(error);
    if (error instanceof errors.OPError && error.error === "invalid_grant") return { kind: "gone", reason };
    return { kind: "no_answer", reason, isDown: step === "reach", refreshToken };
  }
}
