import { z } from "zod";
import { currentAttempt } from "@/lib/auth/oidc/attempt";
import { linkWaiting } from "@/lib/auth/oidc/link-waiting";
import { forgetSessions } from "@/lib/auth/sessions/forget-sessions";
import type { SessionClaims } from "@/lib/auth/sessions/session";
import { SecondStepNeeded, signIn, TooManyAtOnce, TooManyAttempts } from "@/lib/auth/signing-in/sign-in";
import { throttleOf } from "@/lib/auth/throttling/throttle-of";
import { byProvider } from "@/lib/env-sign-in";
import { log } from "@/lib/log";
import { getRuntime } from "@/lib/runtime/runtime";

// Longer than any real one, and short enough to hash.
const credentialsSchema = z.object({ email: z.string().max(254), password: z.string().max(1000) });

/** @throws TooManyAttempts, TooManyAtOnce or SecondStepNeeded; else an Error without detail, since next-auth shows its text. */
export async function signInFromRequest(
  credentials: unknown,
  headers: Record<string, unknown>,
): Promise<SessionClaims | null> {
  const given = credentialsSchema.safeParse(credentials);
  if (!given.success) return null;
  try {
    const { database, env } = await getRuntime();
    if (env.passwordSignIn === "off") return null;
    const now = new Date();
    const origin = {
      address: String(headers["x-forwarded-for"] ?? "unknown"),
      userAgent: typeof headers["user-agent"] === "string" ? headers["user-agent"] : undefined,
      now,
    };
    const claims = await signIn(database.db, throttleOf(database), {
      ...given.data,
      ...origin,
      passwordSignIn: env.passwordSignIn,
    });
    const attempt = currentAttempt();
    const settings = byProvider(env);
    if (claims && settings && attempt?.waiting)
      attempt.hasLinked = await linkWaiting(database.db, claims, attempt.waiting, settings, now);
    if (claims)
      void forgetSessions(database.db, { now, idleMs: env.sessionIdleMs }).catch((error: unknown) =>
        log().warn({ err: error }, "sessions that have ended could not be taken from the store"),
      );
    return claims;
  } catch (error) {
    const attempt = currentAttempt();
    if (error instanceof SecondStepNeeded && attempt) {
      attempt.step = error.step;
      throw error;
    }
    if (error instanceof TooManyAttempts || error instanceof TooManyAtOnce) throw error;
    log().error({ err: error }, "signing in failed");
    throw new Error("unavailable");
  }
}
