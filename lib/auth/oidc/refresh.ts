import { custom, errors, Issuer } from "openid-client";
import { claimsOf, discoveryOf, timeoutMs, toleratedSeconds } from "@/lib/auth/oidc/provider";
import { readFailure } from "@/lib/auth/oidc/read-failure";
import type { Claims } from "@/lib/auth/oidc/read-identity";
import type { OidcSettings } from "@/lib/env-sign-in";

export type Refreshed =
  /** `claims` where the provider has sent an ID token again. */
  | { kind: "confirmed"; claims?: Claims; refreshToken: string }
  /** The provider knows them no longer, or has ended what they had there. */
  | { kind: "gone"; reason: string }
  /** `isDown`: nothing else can be asked there either. */
  | { kind: "no_answer"; reason: string; isDown: boolean };

/**
 * Asks the provider whether somebody is still one of its own, as OpenID Connect Core 1.0 has it for refresh tokens.
 * @param asked.subject whose refresh token it is: a new ID token must be the same person’s.
 */
export async function refresh(
  settings: OidcSettings,
  { token, subject }: { token: string; subject: string | null },
): Promise<Refreshed> {
  try {
    const issuer = await Issuer.discover(discoveryOf(settings.issuer));
    const client = new issuer.Client({
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
    });
    client[custom.http_options] = () => ({ timeout: timeoutMs });
    client[custom.clock_tolerance] = toleratedSeconds;
    const tokens = await client.refresh(token);
    const claims = tokens.id_token ? await claimsOf(tokens, client, settings) : undefined;
    if (claims && claims.sub !== subject) throw new Error("the ID token has another sub");
    return { kind: "confirmed", refreshToken: tokens.refresh_token ?? token, ...(claims && { claims }) };
  } catch (error) {
    const { step, reason } = readFailure(error);
    if (error instanceof errors.OPError && error.error === "invalid_grant") return { kind: "gone", reason };
    return { kind: "no_answer", reason, isDown: step === "reach" };
  }
}
