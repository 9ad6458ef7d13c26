import { authOperations } from "@/lib/auth/operations";
import { turnOffSecondFactor } from "@/lib/auth/second-factor/own-second-factor";
import { throttleOf } from "@/lib/auth/throttling/throttle-of";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { ownAct } from "@/lib/http/own-second-factor";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(authOperations.turnOffSecondFactor, async ({ request, body, runtime, session }) => {
    const { database } = runtime;
    const own = ownAct(request, runtime, session);
    await turnOffSecondFactor(database.db, throttleOf(database), body, own);
  }),
});
