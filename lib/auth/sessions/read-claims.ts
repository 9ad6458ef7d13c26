import { decode } from "next-auth/jwt";
import { claimsOf, type SessionClaims } from "@/lib/auth/sessions/session";
import { isEncryptedAsOurs } from "@/lib/auth/sessions/token-algorithms";

const mostKept = 1_000;

/** What tokens were found to carry, by secret and token; only of those that were encrypted by us. */
const kept = new Map<string, { claims: SessionClaims; endMs: number }>();

/**
 * The claims in a session's token as next-auth encrypted them; undefined for a token that has ended, or isn't ours.
 * Only the store knows whether the session is over: a token that was read before isn't decrypted again.
 */
export async function readClaims(
  token: string | undefined,
  secret: string,
  now: Date,
): Promise<SessionClaims | undefined> {
  if (!token) return undefined;
  const name = `${secret} ${token}`;
  const known = kept.get(name);
  if (known && now.getTime() < known.endMs) return known.claims;
  kept.delete(name);
  if (!isEncryptedAsOurs(token)) return undefined;
  const payload = await decode({ token, secret }).catch(() => null);
  const claims = claimsOf(payload);
  if (claims && typeof payload?.exp === "number") keep(name, { claims, endMs: payload.exp * 1_000 });
  return claims;
}

function keep(name: string, read: { claims: SessionClaims; endMs: number }): void {
  const [oldest] = kept.size >= mostKept ? kept.keys() : [];
  if (oldest !== undefined) kept.delete(oldest);
  kept.set(name, read);
}
