import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { authOptions } from "@/lib/auth/auth-options";
import { getCurrentClaims } from "@/lib/auth/current-user";
import { endSession } from "@/lib/auth/end-sessions";
import { isUnknownStep } from "@/lib/auth/is-unknown-step";
import { authOperations } from "@/lib/auth/operations";
import { withRefusedStatus } from "@/lib/auth/refused-status";
import { setsSession } from "@/lib/auth/session-cookie";
import { badRequest, notFound } from "@/lib/errors";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { readText } from "@/lib/http/read-text";

type Params = { nextauth: string[] };

const nextAuth = NextAuth(authOptions);

/**
 * What of next-auth isn't offered: its sessions know nothing of the store, which alone says whether one goes on,
 * and into the log of its browser client anybody could write.
 */
const closed = new Set(["session", "signout", "_log"]);

const refuseClosed = ({ nextauth: [action = ""] }: Params) => {
  if (action === "" || closed.has(action)) throw notFound();
};

async function handOn(request: NextRequest, params: Params): Promise<Response> {
  const answer = await nextAuth(request, { params });
  if (isUnknownStep(answer)) throw notFound();
  return answer;
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(authOperations.openSignIn, ({ request: { url, headers }, params }) => {
    refuseClosed(params);
    return handOn(new NextRequest(url, { headers }), params);
  }),
  /** next-auth reads whatever it is sent; what reaches it is a form of bounded size. */
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
