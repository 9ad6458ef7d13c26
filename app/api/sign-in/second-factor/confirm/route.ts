import { authOperations } from "@/lib/auth/operations";
import { finishSetUpAtStep } from "@/lib/auth/signing-in/sign-in-by-code";
import { throttleOf } from "@/lib/auth/throttling/throttle-of";
import { atSecondStep, enter } from "@/lib/http/at-second-step";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(authOperations.finishSetUpAtSignIn, async ({ request, body, runtime }) => {
    const { database } = runtime;
    const at = atSecondStep(request, runtime);
    const { claims, recoveryCodes } = await finishSetUpAtStep(database.db, throttleOf(database), {
      ...at,
      ...body,
    });
    return enter(request, runtime, { claims, at, body: { recoveryCodes } });
  }),
});
