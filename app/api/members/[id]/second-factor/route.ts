import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { memberOperations } from "@/lib/members/operations";
import { resetSecondFactor } from "@/lib/members/reset-second-factor";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  DELETE: carryOut(memberOperations.resetSecondFactor, async ({ params, runtime: { store }, user }) => ({
    member: await resetSecondFactor(store.db, params.id, { actor: user, now: store.now() }),
  })),
});
