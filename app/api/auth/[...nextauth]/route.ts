import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOperations } from "@/lib/auth/operations";
import { setsSession } from "@/lib/auth/sessions/session-cookie";
import { isUnknownAction } from "@/lib/auth/signing-in/is-unknown-action";
import { withRefusedStatus } from "@/lib/auth/signing-in/refused-status";
import { badRequest, notFound } from "@/lib/errors";
import { authOptions } from "@/lib/http/auth-options";
import { carryOut } from "@/lib/http/carry-out";
import { getCurrentClaims } from "@/lib/http/current-user";
import { everyMethod } from "@/lib/http/every-method";
import { readText } from "@/lib/http/read-text";
import { endSession } from "@/lib/members/end-sessions";

type Params = { nextauth: string[] };

const nextAuth = NextAuth(authOptions);

// next-auth's sessions don't ask the store, which alone knows whether one is over, and any stranger could write into
// its client log.
const closed = new Set(["session", "signout", "_log"]);

const refuseClosed = ({ nextauth: [action = ""] }: Params) => {
  if (action === "" || closed.has(action)) throw notFound();
};

async function handOn(request: NextRequest, params: Params): Promise<Response> {
  const answer = await nextAuth(request, { params });
  if (isUnknownAction(answer)) throw notFound();
  return answer;
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(authOperations.openSignIn, ({ request: { url, headers }, params }) => {
    refuseClosed(params);
    return handOn(new NextRequest(url, { headers }), params);
  }),
  // next-auth reads a body of any size; here it is a form of bounded size.
  POST: carryOut(authOperations.signIn, async ({ request, params, runtime }) => {
    refuseClosed(params);
    const { url, method, headers } = request;
    const body = await readText(request, authOperations.signIn.maxBytes);
    if (!headers.get("content-type")?.startsWith("application/x-www-form-urlencoded"))
      throw badRequest("Send this as a form.");
    const before = await getCurrentClaims();
    const answer = await handOn(new NextRequest(url, { method, headers, body }), params);
    // Signing in again ends the session that this browser had.
    if (before && setsSession(answer, runtime.env.appUrl)) {
      await endSession(runtime.store.db, before.sessionId);
      runtime.feed.endSession(before.sessionId);
    }
    return withRefusedStatus(answer);
  }),
});
