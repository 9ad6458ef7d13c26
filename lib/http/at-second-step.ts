import { NextRequest } from "next/server";
import { callerAddress } from "@/lib/auth/caller-address";
import { linkWaiting } from "@/lib/auth/oidc/link-waiting";
import { noPendingLinkCookie, readPendingLink } from "@/lib/auth/oidc/pending-link";
import { stepOver } from "@/lib/auth/second-factor/sign-in-steps";
import { noStepCookie, readStepCookie } from "@/lib/auth/second-factor/step-cookie";
import type { SessionClaims } from "@/lib/auth/sessions/session";
import { sessionCookie } from "@/lib/auth/sessions/session-cookie";
import { authSecretOf } from "@/lib/auth/signing-in/prepare-auth";
import type { AtStep } from "@/lib/auth/signing-in/sign-in-by-code";
import { byProvider } from "@/lib/env-sign-in";
import { getCurrentClaims } from "@/lib/http/current-user";
import { endSession } from "@/lib/members/end-sessions";
import type { Runtime } from "@/lib/runtime/runtime";

const cookiesOf = ({ url, headers }: Request) => new NextRequest(url, { headers }).cookies;

/** Reads what the second step needs from the request. @throws ProblemError 409 without passwords. */
export function atSecondStep(request: Request, { env }: Runtime): AtStep {
  if (env.passwordSignIn === "off") throw stepOver();
  return {
    address: callerAddress(request.headers),
    userAgent: request.headers.get("user-agent") ?? undefined,
    now: new Date(),
    token: readStepCookie(cookiesOf(request), env.appUrl),
    passwordSignIn: env.passwordSignIn,
  };
}

/** Answers with the new session's cookie and ends the browser's previous session. @param body what the answer has beside it. */
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
  const waiting = await readPendingLink(cookiesOf(request), appUrl);
  const settings = byProvider(env);
  const hasLinked = waiting && settings && (await linkWaiting(store.db, claims, waiting, settings, at.now));
  const answer = body ? Response.json(body) : new Response(null, { status: 204 });
  const keys = { appUrl, secret: authSecretOf(env) };
  answer.headers.append("set-cookie", await sessionCookie(claims, keys, at.now));
  answer.headers.append("set-cookie", noStepCookie(appUrl));
  if (hasLinked) answer.headers.append("set-cookie", noPendingLinkCookie(appUrl));
  return answer;
}
