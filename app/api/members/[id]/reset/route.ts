import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { typedAddress } from "@/lib/http/typed-address";
import { resetMember } from "@/lib/members/invite-member";
import { memberOperations } from "@/lib/members/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(memberOperations.resetMember, ({ request, params, runtime, user }) => {
    const { store, env } = runtime;
    const appUrl = typedAddress(request, env);
    return resetMember(store.db, params.id, { actor: user, now: store.now(), signIn: env, appUrl });
  }),
});
