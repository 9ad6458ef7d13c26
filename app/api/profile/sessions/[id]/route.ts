import { requireSession } from "@/lib/auth/current-user";
import { endOwnSession } from "@/lib/auth/end-own-sessions";
import { everyMethod } from "@/lib/http/every-method";
import { readUuid } from "@/lib/http/read-uuid";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  /** Ends one of one's own sessions. */
  DELETE: withUser<{ id: string }>(
    "viewer",
    async ({ params, runtime: { store, env, feed } }) => {
      const id = readUuid(params.id, "This session has ended already.", { reason: "session_over" });
      const clock = { now: store.now(), idleMs: env.sessionIdleMs };
      await endOwnSession(store.db, await requireSession(), id, clock);
      feed.endSession(id);
      return new Response(null, { status: 204 });
    },
    { isPaced: false },
  ),
});
