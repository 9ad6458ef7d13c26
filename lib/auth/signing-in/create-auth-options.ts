import type { NextAuthOptions } from "next-auth";
import { decode, encode } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { currentAttempt } from "@/lib/auth/oidc/attempt";
import { providerId, providerOf } from "@/lib/auth/oidc/provider";
import { readAnsweredError, readFailure } from "@/lib/auth/oidc/read-failure";
import type { Claims } from "@/lib/auth/oidc/read-identity";
import type { Refusal } from "@/lib/auth/oidc/refusal";
import { claimsOf, endOf, type SessionClaims, sessionMs } from "@/lib/auth/sessions/session";
import { authCookies } from "@/lib/auth/sessions/session-cookie";
import { isEncryptedAsOurs } from "@/lib/auth/sessions/token-algorithms";
import type { OidcSettings } from "@/lib/env-sign-in";
import { log } from "@/lib/log";

const providerCodes = new Set(["SIGNIN_OAUTH_ERROR", "OAUTH_CALLBACK_ERROR", "OAUTH_CALLBACK_HANDLER_ERROR"]);

/** The library's error, which next-auth may have wrapped. */
const causeIn = (metadata: unknown): unknown =>
  typeof metadata === "object" && metadata !== null && "error" in metadata ? metadata.error : metadata;

const isAnswer = (code: string, metadata: unknown): boolean =>
  code === "OAUTH_CALLBACK_HANDLER_ERROR" && !(metadata instanceof Error);

// The cookie has ended, or was made with another secret: nothing to investigate.
const staleSession = "JWT_SESSION_ERROR";

/** The company's sign-in. `admit` gets the checked claims. */
type Company = {
  settings: OidcSettings;
  admit: (claims: Claims, refreshToken: string | undefined) => Promise<SessionClaims | Refusal>;
};

/** next-auth as the dashboard uses it. @param signIn may throw an Error, whose text reaches the browser. */
export const createAuthOptions = (
  signIn: (credentials: unknown, headers: Record<string, unknown>) => Promise<SessionClaims | null>,
  appUrl: string,
  company?: Company,
): NextAuthOptions => ({
  session: { strategy: "jwt", maxAge: sessionMs / 1000 },
  cookies: authCookies(appUrl),
  pages: { signIn: "/sign-in", error: "/sign-in", signOut: "/sign-in", verifyRequest: "/sign-in" },
  logger: {
    // Only codes: what comes with them may quote a token.
    error(code, metadata) {
      const attempt = currentAttempt();
      // The provider’s own answer is reported twice, and the second time as if it were an error of ours.
      if (attempt && !attempt.failure && providerCodes.has(code)) {
        const { refusal, ...failure } = isAnswer(code, metadata)
          ? readAnsweredError(causeIn(metadata))
          : readFailure(causeIn(metadata));
        Object.assign(attempt, { refusal, failure });
      }
      const level = code === staleSession ? "debug" : "warn";
      log()[level]({ code, ...attempt?.failure }, "next-auth reported an error");
    },
    warn: (code) => log().debug({ code }, "next-auth warned"),
    debug: () => undefined,
  },
  providers: [passwords(signIn), ...(company ? [providerOf(company.settings)] : [])],
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
    async signIn({ user, account, profile }) {
      if (account?.provider !== providerId) return true;
      const outcome = await company?.admit({ ...profile }, account.refresh_token);
      if (typeof outcome !== "object") return `/sign-in?error=${outcome ?? "unavailable"}`;
      // next-auth hands the same object on to `jwt`.
      Object.assign(user, outcome);
      return true;
    },
    // next-auth’s own throws for an address that can’t be read.
    redirect: ({ url, baseUrl }) => {
      const to = url.startsWith("/") ? `${baseUrl}${url}` : url;
      return URL.canParse(to) && new URL(to).origin === baseUrl ? to : baseUrl;
    },
    jwt: ({ token, user }) => ({ ...claimsOf(user ?? token) }),
  },
});

const passwords = (signIn: Parameters<typeof createAuthOptions>[0]) =>
  CredentialsProvider({
    id: "credentials",
    credentials: { email: { type: "email" }, password: { type: "password" } },
    async authorize(credentials, request) {
      const claims = await signIn(credentials, request.headers ?? {});
      return claims && { id: claims.memberId, ...claims };
    },
  });
