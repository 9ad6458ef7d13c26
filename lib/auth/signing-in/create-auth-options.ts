import type { NextAuthOptions } from "next-auth";
import { decode, encode } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { claimsOf, endOf, type SessionClaims, sessionMs } from "@/lib/auth/sessions/session";
import { authCookies } from "@/lib/auth/sessions/session-cookie";
import { isEncryptedAsOurs } from "@/lib/auth/sessions/token-algorithms";
import { log } from "@/lib/log";

// The cookie has ended, or was made with another secret: nothing to investigate.
const staleSession = "JWT_SESSION_ERROR";

/** next-auth as the dashboard uses it. @param signIn may throw an Error, whose text reaches the browser. */
export const createAuthOptions = (
  signIn: (credentials: unknown, headers: Record<string, unknown>) => Promise<SessionClaims | null>,
  appUrl: () => string,
): NextAuthOptions => ({
  session: { strategy: "jwt", maxAge: sessionMs / 1000 },
  // A getter, because there is no address while Next builds.
  get cookies() {
    return authCookies(appUrl());
  },
  pages: { signIn: "/sign-in", error: "/sign-in", signOut: "/sign-in", verifyRequest: "/sign-in" },
  logger: {
    // Only codes: what comes with them may quote a token.
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
    // Activity doesn't postpone the end: a renewed cookie ends when the first one would have.
    encode: ({ token, ...rest }) => {
      const claims = claimsOf(token);
      const leftMs = claims ? endOf(claims).getTime() - Date.now() : 0;
      return encode({ ...rest, token, maxAge: Math.floor(leftMs / 1000) });
    },
    decode: async (params) => (isEncryptedAsOurs(params.token) ? decode(params) : null),
  },
  callbacks: {
    jwt: ({ token, user }) => ({ ...claimsOf(user ?? token) }),
  },
});
