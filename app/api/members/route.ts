import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { typedAddress } from "@/lib/http/typed-address";
import { inviteMember } from "@/lib/members/invite-member";
import { listMembers } from "@/lib/members/list-members";
import { mayHavePassword } from "@/lib/members/may-have-password";
import { memberOperations } from "@/lib/members/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(memberOperations.listMembers, async ({ runtime: { store } }) => ({
    members: await listMembers(store.db, store.now()),
  })),
  POST: carryOut(memberOperations.inviteMember, ({ request, body, runtime, user }) => {
    const { db, now } = runtime.store;
    const withPassword = mayHavePassword(body.role, runtime.env.passwordSignIn);
    const by = { actor: user, now: now(), appUrl: typedAddress(request, runtime.env), withPassword };
    return inviteMember(db, body, by);
  }),
});
