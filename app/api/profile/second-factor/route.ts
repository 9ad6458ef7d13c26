import { authOperations } from "@/lib/auth/operations";
import { beginOwnSetUp, readSecondFactor } from "@/lib/auth/second-factor/own-second-factor";
import { throttleOf } from "@/lib/auth/throttling/throttle-of";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { ownAct } from "@/lib/http/own-second-factor";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(authOperations.readSecondFactor, ({ runtime: { store }, user }) =>
    readSecondFactor(store.db, user.id),
  ),
  POST: carryOut(authOperations.beginSetUp, ({ request, body, runtime, session }) => {
    const { database } = runtime;
    return beginOwnSetUp(database.db, throttleOf(database), body, ownAct(request, runtime, session));
  }),
});
