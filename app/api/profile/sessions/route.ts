import { authOperations } from "@/lib/auth/operations";
import { endOtherSessions } from "@/lib/auth/sessions/end-own-sessions";
import { listSessions } from "@/lib/auth/sessions/list-sessions";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(authOperations.listSessions, async ({ runtime: { store, env }, session }) => {
    const clock = { now: store.now(), idleMs: env.sessionIdleMs };
    return { sessions: await listSessions(store.db, session, clock) };
  }),
  DELETE: carryOut(authOperations.endOtherSessions, ({ runtime: { store, env }, session }) =>
    endOtherSessions(store.db, session, { now: store.now(), idleMs: env.sessionIdleMs }),
  ),
});
