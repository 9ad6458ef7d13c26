import type { CookiesOptions } from "next-auth";
import { encode } from "next-auth/jwt";
import { endOf, type SessionClaims } from "@/lib/auth/session";
import { hostCookie } from "@/lib/http/host-cookie";

const isHttps = (appUrl: string): boolean => appUrl.startsWith("https://");

const nameOf = (appUrl: string, what: string): string => hostCookie(`next-auth.${what}`, isHttps(appUrl));

/** The name of the cookie that carries a session, by the address that people type. */
export const sessionName = (appUrl: string) => nameOf(appUrl, "session-token");

/** The cookies that next-auth sets here, by the address that people type. */
export function authCookies(appUrl: string): Partial<CookiesOptions> {
  const options = { httpOnly: true, sameSite: "lax", path: "/", secure: isHttps(appUrl) } as const;
  return {
    sessionToken: { name: sessionName(appUrl), options },
    csrfToken: { name: nameOf(appUrl, "csrf-token"), options },
    callbackUrl: { name: nameOf(appUrl, "callback-url"), options },
  };
}

const attributes = (appUrl: string): string =>
  `Path=/; HttpOnly; SameSite=Lax${isHttps(appUrl) ? "; Secure" : ""}`;

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
  return `${sessionName(keys.appUrl)}=${token}; Expires=${end.toUTCString()}; ${attributes(keys.appUrl)}`;
}

/** Whether an answer of next-auth's has signed somebody in. */
export const setsSession = (answer: Response, appUrl: string): boolean =>
  answer.headers.getSetCookie().some((cookie) => cookie.startsWith(`${sessionName(appUrl)}=ey`));

/** The `Set-Cookie` that takes a session away. */
export const noSessionCookie = (appUrl: string): string =>
  `${sessionName(appUrl)}=; Max-Age=0; ${attributes(appUrl)}`;
