import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { z } from "zod";
import { type SessionClaims, sessionMs } from "@/lib/auth/session";
import { signIn } from "@/lib/auth/sign-in";
import { createThrottle, type Throttle } from "@/lib/auth/throttle";
import { log } from "@/lib/log";
import { getRuntime, type Runtime } from "@/lib/runtime";

const credentialsSchema = z.object({ email: z.string().max(320), password: z.string().max(1000) });

const claimsSchema = z.object({ memberId: z.string(), sessionEpoch: z.number(), signedInAt: z.number() });

/** One count for the process, however many module graphs Next loads this in. */
const registry = globalThis as typeof globalThis & { shortlistThrottle?: Throttle };

const throttleOf = (runtime: Runtime): Throttle => {
  registry.shortlistThrottle ??= createThrottle(runtime.database);
  return registry.shortlistThrottle;
};

declare module "next-auth" {
  interface Session {
    claims?: Partial<SessionClaims>;
  }
}

export const authOptions: NextAuthOptions = {
  session: { strategy: "jwt", maxAge: sessionMs / 1000 },
  pages: { signIn: "/sign-in", error: "/sign-in" },
  logger: {
    error: (code) => log().warn({ code }, "next-auth reported an error"),
    warn: () => undefined,
    debug: () => undefined,
  },
  providers: [
    CredentialsProvider({
      id: "credentials",
      credentials: { email: { type: "email" }, password: { type: "password" } },
      async authorize(credentials, request) {
        const given = credentialsSchema.safeParse(credentials);
        if (!given.success) return null;
        const runtime = await getRuntime();
        const address = String(request.headers?.["x-forwarded-for"] ?? "unknown");
        const claims = await signIn(runtime.database.db, throttleOf(runtime), {
          ...given.data,
          address,
          now: new Date(),
        });
        return claims && { id: claims.memberId, ...claims };
      },
    }),
  ],
  callbacks: {
    jwt({ token, user }) {
      const claims = claimsSchema.safeParse(user ?? token);
      if (!claims.success) return {};
      // The claims alone, and an end that use doesn't postpone.
      return { ...claims.data, exp: Math.floor((claims.data.signedInAt + sessionMs) / 1000) };
    },
    session({ session, token }) {
      return { expires: session.expires, claims: claimsSchema.safeParse(token).data };
    },
  },
};
