import { requireSession } from "@/lib/auth/current-user";
import { noteActivity } from "@/lib/auth/note-activity";
import { authOperations } from "@/lib/auth/operations";
import { leftOf } from "@/lib/auth/session";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(authOperations.noteActivity, async ({ runtime: { store, env } }) => {
    const session = await requireSession();
    const clock = { now: store.now(), idleMs: env.sessionIdleMs };
    const idleEndsAt = await noteActivity(store.db, session, clock);
    return leftOf({ ...session, idleEndsAt }, clock);
  }),
});
