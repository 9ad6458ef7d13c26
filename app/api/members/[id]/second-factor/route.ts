import { notFound } from "@/lib/errors";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { getMember } from "@/lib/members/list-members";
import { memberOperations } from "@/lib/members/operations";
import { resetSecondFactor } from "@/lib/members/reset-second-factor";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  DELETE: carryOut(memberOperations.resetSecondFactor, async ({ params, runtime: { store, env }, user }) => {
    const now = store.now();
    await resetSecondFactor(store.db, params.id, { actor: user, now });
    const member = await getMember(store.db, params.id, now, env.oidc);
    if (!member) throw notFound();
    return { member };
  }),
});
