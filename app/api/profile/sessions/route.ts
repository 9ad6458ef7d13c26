import { requireSession } from "@/lib/auth/current-user";
import { endOtherSessions } from "@/lib/auth/end-own-sessions";
import { listSessions } from "@/lib/auth/list-sessions";
import { everyMethod } from "@/lib/http/every-method";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  /** One's own sessions. */
  GET: withUser("viewer", async ({ runtime }) => {
    const { store, env } = runtime;
    const clock = { now: store.now(), idleMs: env.sessionIdleMs };
    return Response.json({ sessions: await listSessions(store.db, await requireSession(), clock) });
  }),
  /** Ends all of them but this one. */
  DELETE: withUser(
    "viewer",
    async ({ runtime: { store, env } }) => {
      const clock = { now: store.now(), idleMs: env.sessionIdleMs };
      await endOtherSessions(store.db, await requireSession(), clock);
      return new Response(null, { status: 204 });
    },
    { isPaced: false },
  ),
});
