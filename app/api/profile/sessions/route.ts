import { requireSession } from "@/lib/auth/current-user";
import { endOtherSessions } from "@/lib/auth/end-own-sessions";
import { listSessions } from "@/lib/auth/list-sessions";
import { authOperations } from "@/lib/auth/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(authOperations.listSessions, async ({ runtime: { store, env } }) => {
    const clock = { now: store.now(), idleMs: env.sessionIdleMs };
    return { sessions: await listSessions(store.db, await requireSession(), clock) };
  }),
  DELETE: carryOut(authOperations.endOtherSessions, async ({ runtime: { store, env } }) =>
    endOtherSessions(store.db, await requireSession(), { now: store.now(), idleMs: env.sessionIdleMs }),
  ),
});
