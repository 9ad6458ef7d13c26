import { requireSession } from "@/lib/auth/current-user";
import { endOwnSession } from "@/lib/auth/end-own-sessions";
import { authOperations } from "@/lib/auth/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  DELETE: carryOut(authOperations.endSession, async ({ params: { id }, runtime: { store, env, feed } }) => {
    const clock = { now: store.now(), idleMs: env.sessionIdleMs };
    await endOwnSession(store.db, await requireSession(), id, clock);
    feed.endSession(id);
  }),
});
