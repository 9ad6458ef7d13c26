import { authOperations } from "@/lib/auth/operations";
import { leftOf } from "@/lib/auth/sessions/session";
import { noSessionCookie } from "@/lib/auth/sessions/session-cookie";
import { signOut } from "@/lib/auth/sessions/sign-out";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(authOperations.readSession, ({ runtime: { store, env }, session }) =>
    leftOf(session, { now: store.now(), idleMs: env.sessionIdleMs }),
  ),
  DELETE: carryOut(authOperations.signOut, async ({ runtime, session }) => {
    await signOut(runtime.store.db, session, runtime.store.now());
    runtime.feed.endSession(session.id);
    const headers = { "set-cookie": noSessionCookie(runtime.env.appUrl) };
    return new Response(null, { status: 204, headers });
  }),
});
