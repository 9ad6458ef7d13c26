import { requireSession } from "@/lib/auth/current-user";
import { authOperations } from "@/lib/auth/operations";
import { leftOf } from "@/lib/auth/session";
import { noSessionCookie } from "@/lib/auth/session-cookie";
import { signOut } from "@/lib/auth/sign-out";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(authOperations.readSession, async ({ runtime: { store, env } }) =>
    leftOf(await requireSession(), { now: store.now(), idleMs: env.sessionIdleMs }),
  ),
  DELETE: carryOut(authOperations.signOut, async ({ runtime }) => {
    const session = await requireSession();
    await signOut(runtime.store.db, session, runtime.store.now());
    runtime.feed.endSession(session.id);
    const headers = { "set-cookie": noSessionCookie(runtime.env.appUrl) };
    return new Response(null, { status: 204, headers });
  }),
});
