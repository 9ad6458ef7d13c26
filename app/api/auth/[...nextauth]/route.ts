import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { callerAddress } from "@/lib/auth/caller-address";
import { type Attempt, withinAttempt } from "@/lib/auth/oidc/attempt";
import { noPendingLinkCookie, pendingLinkCookie, readPendingLink } from "@/lib/auth/oidc/pending-link";
import { promptForAnother } from "@/lib/auth/oidc/prompt-for-another";
import { authOperations } from "@/lib/auth/operations";
import { stepCookie } from "@/lib/auth/second-factor/step-cookie";
import { setsSession } from "@/lib/auth/sessions/session-cookie";
import { isUnknownAction } from "@/lib/auth/signing-in/is-unknown-action";
import { refusedAnswer } from "@/lib/auth/signing-in/refused-answer";
import { withRefusedStatus } from "@/lib/auth/signing-in/refused-status";
import { badRequest, notFound } from "@/lib/errors";
import { noteFailedAttempt } from "@/lib/http/admit-by-provider";
import { authOptionsFor } from "@/lib/http/auth-options";
import { carryOut } from "@/lib/http/carry-out";
import { getCurrentClaims } from "@/lib/http/current-user";
import { everyMethod } from "@/lib/http/every-method";
import { readText } from "@/lib/http/read-text";
import { endSession } from "@/lib/members/end-sessions";
import type { Runtime } from "@/lib/runtime/runtime";

type Params = { nextauth: string[] };
type Given = { params: Params; runtime: Runtime };

// next-auth's sessions don't ask the store, which alone knows whether one is over, and any stranger could write into
// its client log.
const closed = new Set(["session", "signout", "_log"]);

const refuseClosed = ({ nextauth: [action = ""] }: Params) => {
  if (action === "" || closed.has(action)) throw notFound();
};

/** next-auth forwards the query to the provider. Only the request for another account is allowed. */
function withKnownPrompt(address: string, { oidc }: Runtime["env"]): URL {
  const url = new URL(address);
  const isWished = url.searchParams.get("account") === "another";
  url.search = oidc && isWished ? `?prompt=${promptForAnother(oidc.issuer)}` : "";
  return url;
}

async function handOn(request: NextRequest, { params, runtime }: Given): Promise<Response> {
  const { appUrl } = runtime.env;
  const { headers } = request;
  const attempt: Attempt = {
    origin: {
      address: callerAddress(headers),
      userAgent: headers.get("user-agent") ?? undefined,
      now: new Date(),
    },
    waiting: await readPendingLink(request.cookies, appUrl),
  };
  const nextAuth = NextAuth(authOptionsFor(runtime.env));
  const before = await getCurrentClaims();
  const answer = await withinAttempt<Response>(attempt, () => nextAuth(request, { params }));
  if (isUnknownAction(answer)) throw notFound();
  await noteFailedAttempt(attempt);
  // Signing in again ends the session that this browser had.
  if (before && setsSession(answer, appUrl)) {
    await endSession(runtime.store.db, before.sessionId);
    runtime.feed.endSession(before.sessionId);
  }
  const told = attempt.refusal
    ? refusedAnswer(answer, attempt.refusal, { request, appUrl })
    : await withRefusedStatus(answer);
  if (attempt.toLink) told.headers.append("set-cookie", await pendingLinkCookie(attempt.toLink, appUrl));
  if (attempt.step) told.headers.append("set-cookie", stepCookie(attempt.step, appUrl));
  if (attempt.hasLinked) told.headers.append("set-cookie", noPendingLinkCookie(appUrl));
  return told;
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(authOperations.openSignIn, ({ request: { url, headers }, ...given }) => {
    refuseClosed(given.params);
    return handOn(new NextRequest(url, { headers }), given);
  }),
  // next-auth reads a body of any size; here it is a form of bounded size.
  POST: carryOut(authOperations.signIn, async ({ request, ...given }) => {
    refuseClosed(given.params);
    const { url, method, headers } = request;
    const body = await readText(request, authOperations.signIn.maxBytes);
    if (!headers.get("content-type")?.startsWith("application/x-www-form-urlencoded"))
      throw badRequest("Send this as a form.");
    const to = withKnownPrompt(url, given.runtime.env);
    return handOn(new NextRequest(to, { method, headers, body }), given);
  }),
});
