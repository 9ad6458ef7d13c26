import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { typedAddress } from "@/lib/http/typed-address";
import { inviteMember } from "@/lib/members/invite-member";
import { listMembers } from "@/lib/members/list-members";
import { memberOperations } from "@/lib/members/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(memberOperations.listMembers, async ({ runtime: { store, env } }) => ({
    members: await listMembers(store.db, store.now(), env.oidc),
  })),
  POST: carryOut(memberOperations.inviteMember, ({ request, body, runtime, user }) => {
    const { store, env } = runtime;
    const by = { actor: user, now: store.now(), signIn: env, appUrl: typedAddress(request, env) };
    return inviteMember(store.db, body, by);
  }),
});
