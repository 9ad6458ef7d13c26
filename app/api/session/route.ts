import { requireSession } from "@/lib/auth/current-user";
import { leftOf } from "@/lib/auth/session";
import { noSessionCookie } from "@/lib/auth/session-cookie";
import { signOut } from "@/lib/auth/sign-out";
import { everyMethod } from "@/lib/http/every-method";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  /** How long the session still goes on. Asking doesn't count as doing something. */
  GET: withUser("viewer", async ({ runtime: { store, env } }) =>
    Response.json(leftOf(await requireSession(), { now: store.now(), idleMs: env.sessionIdleMs })),
  ),
  /** Signs out. */
  DELETE: withUser(
    "viewer",
    async ({ runtime }) => {
      const session = await requireSession();
      await signOut(runtime.store.db, session, runtime.store.now());
      runtime.feed.endSession(session.id);
      return new Response(null, {
        status: 204,
        headers: { "set-cookie": noSessionCookie(runtime.env.appUrl) },
      });
    },
    { isPaced: false },
  ),
});
