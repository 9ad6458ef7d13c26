import { authOperations } from "@/lib/auth/operations";
import { beginSetUpAtStep } from "@/lib/auth/signing-in/sign-in-by-code";
import { atSecondStep } from "@/lib/http/at-second-step";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(authOperations.beginSetUpAtSignIn, ({ request, runtime }) =>
    beginSetUpAtStep(runtime.database.db, atSecondStep(request, runtime)),
  ),
});
