import { requireSession } from "@/lib/auth/current-user";
import { noteActivity } from "@/lib/auth/note-activity";
import { leftOf } from "@/lib/auth/session";
import { everyMethod } from "@/lib/http/every-method";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  /** The person has done something: the session goes on, up to its fixed end. */
  POST: withUser(
    "viewer",
    async ({ runtime }) => {
      const { store, env } = runtime;
      const session = await requireSession();
      const clock = { now: store.now(), idleMs: env.sessionIdleMs };
      const idleEndsAt = await noteActivity(store.db, session, clock);
      return Response.json(leftOf({ ...session, idleEndsAt }, clock));
    },
    { isPaced: false },
  ),
});
