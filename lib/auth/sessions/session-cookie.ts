import type { CookiesOptions } from "next-auth";
import { encode } from "next-auth/jwt";
import { endOf, type SessionClaims } from "@/lib/auth/sessions/session";
import { cookieAttributes, hostCookie, isHttps } from "@/lib/host-cookie";

const nameOf = (appUrl: string, what: string): string => hostCookie(`next-auth.${what}`, isHttps(appUrl));

/** How long signing in at the provider may take. */
const flowSeconds = 15 * 60;

/** Where to go after signing in. */
export const callbackName = (appUrl: string) => nameOf(appUrl, "callback-url");

export const sessionName = (appUrl: string) => nameOf(appUrl, "session-token");

export function authCookies(appUrl: string): Partial<CookiesOptions> {
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps(appUrl) } as const;
  return {
    sessionToken: { name: sessionName(appUrl), options },
    csrfToken: { name: nameOf(appUrl, "csrf-token"), options },
    callbackUrl: { name: callbackName(appUrl), options },
    // These bind the sign-in at the provider to this browser.
    state: { name: nameOf(appUrl, "state"), options: { ...options, maxAge: flowSeconds } },
    pkceCodeVerifier: { name: nameOf(appUrl, "pkce"), options: { ...options, maxAge: flowSeconds } },
    nonce: { name: nameOf(appUrl, "nonce"), options: { ...options, maxAge: flowSeconds } },
  };
}

/** The `Set-Cookie` that replaces a session's claims, signed with next-auth's secret; it ends with the session. */
export async function sessionCookie(
  claims: SessionClaims,
  keys: { appUrl: string; secret: string },
  now: Date,
): Promise<string> {
  const end = endOf(claims);
  const maxAge = Math.floor((end.getTime() - now.getTime()) / 1000);
  const token = await encode({ token: { ...claims }, secret: keys.secret, maxAge });
  return `${sessionName(keys.appUrl)}=${token}; Expires=${end.toUTCString()}; ${cookieAttributes(keys.appUrl, "Lax")}`;
}

export const setsSession = (answer: Response, appUrl: string): boolean =>
  answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${sessionName(appUrl)}=ey`));

export const noSessionCookie = (appUrl: string): string =>
  `${sessionName(appUrl)}=; Max-Age=0; ${cookieAttributes(appUrl, "Lax")}`;
