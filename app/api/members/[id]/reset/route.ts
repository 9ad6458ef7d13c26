import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { typedAddress } from "@/lib/http/typed-address";
import { resetMember } from "@/lib/members/invite-member";
import { memberOperations } from "@/lib/members/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(memberOperations.resetMember, ({ request, params, runtime, user }) => {
    const { db, now } = runtime.store;
    const by = { actor: user, now: now(), appUrl: typedAddress(request, runtime.env) };
    return resetMember(db, params.id, by);
  }),
});
