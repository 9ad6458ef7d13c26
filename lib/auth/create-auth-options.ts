import type { NextAuthOptions } from "next-auth";
import { decode, encode } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { claimsOf, endOf, type SessionClaims, sessionMs } from "@/lib/auth/session";
import { authCookies } from "@/lib/auth/session-cookie";
import { isEncryptedAsOurs } from "@/lib/auth/token-algorithms";
import { log } from "@/lib/log";

/** A cookie that has ended, or was made with another secret: nothing to look into. */
const staleSession = "JWT_SESSION_ERROR";

declare module "next-auth" {
  interface Session {
    claims?: SessionClaims;
  }
}

/**
 * next-auth as the dashboard uses it. It reads its address and secret from the environment, where
 * `prepareAuth` puts them.
 * @param signIn judges what was typed; an Error's text reaches whoever asked.
 * @param appUrl the address that people type, asked for with each request.
 */
export const createAuthOptions = (
  signIn: (credentials: unknown, headers: Record<string, unknown>) => Promise<SessionClaims | null>,
  appUrl: () => string,
): NextAuthOptions => ({
  session: { strategy: "jwt", maxAge: sessionMs / 1000 },
  // Read late: while Next builds there is no address.
  get cookies() {
    return authCookies(appUrl());
  },
  // None of next-auth's own screens.
  pages: { signIn: "/sign-in", error: "/sign-in", signOut: "/sign-in", verifyRequest: "/sign-in" },
  logger: {
    // Codes alone: what comes with them may quote a token.
    error: (code) => log()[code === staleSession ? "debug" : "warn"]({ code }, "next-auth reported an error"),
    warn: (code) => log().debug({ code }, "next-auth warned"),
    debug: () => undefined,
  },
  providers: [
    CredentialsProvider({
      id: "credentials",
      credentials: { email: { type: "email" }, password: { type: "password" } },
      async authorize(credentials, request) {
        const claims = await signIn(credentials, request.headers ?? {});
        return claims && { id: claims.memberId, ...claims };
      },
    }),
  ],
  jwt: {
    // Use doesn't postpone the end: whatever is written again ends when it would have.
    encode: ({ token, ...rest }) => {
      const claims = claimsOf(token);
      const leftMs = claims ? endOf(claims).getTime() - Date.now() : 0;
      return encode({ ...rest, token, maxAge: Math.floor(leftMs / 1000) });
    },
    decode: async (params) => (isEncryptedAsOurs(params.token) ? decode(params) : null),
  },
  callbacks: {
    jwt: ({ token, user }) => ({ ...claimsOf(user ?? token) }),
    session({ session, token }) {
      const claims = claimsOf(token);
      return claims ? { expires: endOf(claims).toISOString(), claims } : { expires: session.expires };
    },
  },
});
