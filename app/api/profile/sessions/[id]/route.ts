import { authOperations } from "@/lib/auth/operations";
import { endOwnSession } from "@/lib/auth/sessions/end-own-sessions";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  DELETE: carryOut(
    authOperations.endSession,
    async ({ params: { id }, runtime: { store, env, feed }, session }) => {
      const clock = { now: store.now(), idleMs: env.sessionIdleMs };
      await endOwnSession(store.db, session, id, clock);
      feed.endSession(id);
    },
  ),
});
