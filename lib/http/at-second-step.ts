import { NextRequest } from "next/server";
import { callerAddress } from "@/lib/auth/caller-address";
import { withinAttempt } from "@/lib/auth/oidc/attempt";
import { noPendingLinkCookie, readPendingLink } from "@/lib/auth/oidc/pending-link";
import { linkWaiting } from "@/lib/auth/oidc/sign-in-by-provider";
import { stepOver } from "@/lib/auth/second-factor/sign-in-steps";
import { noStepCookie, readStepCookie } from "@/lib/auth/second-factor/step-cookie";
import type { SessionClaims } from "@/lib/auth/sessions/session";
import { sessionCookie } from "@/lib/auth/sessions/session-cookie";
import { authSecretOf } from "@/lib/auth/signing-in/prepare-auth";
import type { AtStep } from "@/lib/auth/signing-in/sign-in-by-code";
import { getCurrentClaims } from "@/lib/http/current-user";
import { endSession } from "@/lib/members/end-sessions";
import type { Runtime } from "@/lib/runtime/runtime";

const cookiesOf = ({ url, headers }: Request) => new NextRequest(url, { headers }).cookies;

/** The browser that asks, as the second step of signing in needs it. @throws ProblemError 409 without passwords. */
export function atSecondStep(request: Request, { env }: Runtime): AtStep {
  if (env.passwordSignIn === "off") throw stepOver();
  return {
    address: callerAddress(request.headers),
    userAgent: request.headers.get("user-agent") ?? undefined,
    now: new Date(),
    token: readStepCookie(cookiesOf(request), env.appUrl),
    administratorsAlone: env.passwordSignIn === "break-glass",
  };
}

/** Gives a browser its session, and ends the one that it had. @param body what the answer has beside it. */
export async function enter(
  request: Request,
  { store, env, feed }: Runtime,
  { claims, at, body }: { claims: SessionClaims; at: AtStep; body?: object },
): Promise<Response> {
  const { appUrl } = env;
  const before = await getCurrentClaims();
  if (before) {
    await endSession(store.db, before.sessionId);
    feed.endSession(before.sessionId);
  }
  const attempt = {
    origin: at,
    waiting: await readPendingLink(cookiesOf(request), appUrl),
    hasLinked: false,
  };
  await withinAttempt(attempt, () => linkWaiting(store.db, claims.memberId, at.now));
  const answer = body ? Response.json(body) : new Response(null, { status: 204 });
  const keys = { appUrl, secret: authSecretOf(env) };
  answer.headers.append("set-cookie", await sessionCookie(claims, keys, at.now));
  answer.headers.append("set-cookie", noStepCookie(appUrl));
  if (attempt.hasLinked) answer.headers.append("set-cookie", noPendingLinkCookie(appUrl));
  return answer;
}
