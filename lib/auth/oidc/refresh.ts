import { custom, errors, Issuer } from "openid-client";
import { claimsOf, discoveryOf, timeoutMs } from "@/lib/auth/oidc/provider";
import { readFailure } from "@/lib/auth/oidc/read-failure";
import type { Claims } from "@/lib/auth/oidc/read-identity";
import type { OidcSettings } from "@/lib/env-sign-in";

export type Refreshed =
  /** `claims` where the provider has sent an ID token again. */
  | { kind: "confirmed"; claims?: Claims; refreshToken: string }
  /** The provider knows them no longer, or has ended what they had there. */
  | { kind: "gone"; reason: string }
  | { kind: "no_answer"; reason: string };

/** Asks the provider whether somebody is still one of its own, as OpenID Connect Core 1.0 has it for refresh tokens. */
export async function refresh(settings: OidcSettings, token: string): Promise<Refreshed> {
  try {
    const issuer = await Issuer.discover(discoveryOf(settings.issuer));
    const client = new issuer.Client({
      client_id: settings.clientId,
      client_secret: settings.clientSecret,
    });
    client[custom.http_options] = () => ({ timeout: timeoutMs });
    const tokens = await client.refresh(token);
    return {
      kind: "confirmed",
      refreshToken: tokens.refresh_token ?? token,
      ...(tokens.id_token && { claims: await claimsOf(tokens, client, settings) }),
    };
  } catch (error) {
    const { reason } = readFailure(error);
    const isGone = error instanceof errors.OPError && error.error === "invalid_grant";
    return { kind: isGone ? "gone" : "no_answer", reason };
  }
}
