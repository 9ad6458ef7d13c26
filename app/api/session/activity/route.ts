import { authOperations } from "@/lib/auth/operations";
import { noteActivity } from "@/lib/auth/sessions/note-activity";
import { leftOf } from "@/lib/auth/sessions/session";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(authOperations.noteActivity, async ({ runtime: { store, env }, session }) => {
    const clock = { now: store.now(), idleMs: env.sessionIdleMs };
    const idleEndsAt = await noteActivity(store.db, session, clock);
    return leftOf({ ...session, idleEndsAt }, clock);
  }),
});
