import { encode } from "next-auth/jwt";
import { endOf, type SessionClaims } from "@/lib/auth/session";

/** As next-auth names it, and reads it: by the address that people type. */
const nameFor = (appUrl: string): string =>
  appUrl.startsWith("https://") ? "__Secure-next-auth.session-token" : "next-auth.session-token";

const attributes = (appUrl: string): string =>
  `Path=/; HttpOnly; SameSite=Lax${appUrl.startsWith("https://") ? "; Secure" : ""}`;

/**
 * The `Set-Cookie` that puts other claims in the place of a session's own; it ends when the session would have.
 * @param keys.secret what next-auth signs with.
 */
export async function sessionCookie(
  claims: SessionClaims,
  keys: { appUrl: string; secret: string },
  now: Date,
): Promise<string> {
  const end = endOf(claims);
  const maxAge = Math.floor((end.getTime() - now.getTime()) / 1000);
  const token = await encode({ token: { ...claims }, secret: keys.secret, maxAge });
  return `${nameFor(keys.appUrl)}=${token}; Expires=${end.toUTCString()}; ${attributes(keys.appUrl)}`;
}

/** The `Set-Cookie` that takes a session away. */
export const noSessionCookie = (appUrl: string): string =>
  `${nameFor(appUrl)}=; Max-Age=0; ${attributes(appUrl)}`;
