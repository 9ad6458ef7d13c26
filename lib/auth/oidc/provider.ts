import type { OAuthConfig } from "next-auth/providers/oauth";
import type { BaseClient, TokenSet } from "openid-client";
import { isWhole, joinClaims } from "@/lib/auth/oidc/join-claims";
import { type Claims, readIdentity } from "@/lib/auth/oidc/read-identity";
import { mapsGroups } from "@/lib/auth/oidc/role-of";
import { isSameIssuer, type OidcSettings } from "@/lib/env-sign-in";
import { log } from "@/lib/log";

/** Its address at next-auth: `/api/auth/callback/oidc`. */
export const providerId = "oidc";

/** How long the provider may take over one answer, in milliseconds. */
export const timeoutMs = 10_000;

/** How far the provider’s clock may be off: as much as next-auth tolerates. */
export const toleratedSeconds = 10;

/** The discovery address, by OpenID Connect Discovery 1.0. */
export const discoveryOf = (issuer: string): string =>
  `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;

/** The company's provider, in next-auth's terms. */
export const providerOf = (settings: OidcSettings): OAuthConfig<Claims> => ({
  id: providerId,
  name: settings.name,
  type: "oauth",
  wellKnown: discoveryOf(settings.issuer),
  clientId: settings.clientId,
  clientSecret: settings.clientSecret,
  idToken: true,
  checks: ["pkce", "state", "nonce"],
  authorization: { params: { scope: settings.scopes } },
  httpOptions: { timeout: timeoutMs },
  userinfo: { request: ({ tokens, client }) => claimsOf(tokens as TokenSet, client, settings) },
  profile: (claims) => ({ id: String(claims.sub) }),
});

/**
 * The ID token's claims, completed from userinfo where something is missing.
 * @throws Error for another issuer, or where the groups that give roles are in userinfo alone and it fails.
 */
export async function claimsOf(
  tokens: TokenSet,
  client: BaseClient,
  settings: OidcSettings,
): Promise<Claims> {
  const claims: Claims = { ...tokens.claims() };
  if (!isSameIssuer(String(claims.iss), settings.issuer))
    throw new Error(`unexpected iss value, not OIDC_ISSUER: ${claims.iss}`);
  const hasMore = client.issuer.metadata.userinfo_endpoint && tokens.access_token;
  if (!hasMore || isWhole(claims, settings.groupsClaim)) return claims;
  try {
    return joinClaims(claims, await client.userinfo(tokens));
  } catch (error) {
    const { groups, hasTooManyGroups } = readIdentity(claims, settings.groupsClaim);
    if (mapsGroups(settings) && groups.length === 0 && !hasTooManyGroups)
      throw new Error(`userinfo failed: ${error instanceof Error ? error.message : error}`, { cause: error });
    log().warn({ err: error }, "the provider’s userinfo endpoint failed: only the ID token is read");
    return claims;
  }
}
