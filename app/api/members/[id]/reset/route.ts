import { everyMethod } from "@/lib/http/every-method";
import { readMemberId } from "@/lib/http/read-uuid";
import { typedAddress } from "@/lib/http/typed-address";
import { withUser } from "@/lib/http/with-user";
import { resetMember } from "@/lib/members/invite-member";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: withUser<{ id: string }>("administrator", async ({ request, params, runtime, user }) => {
    const id = readMemberId(params.id);
    await runtime.creates.admit(user);
    const { db, now } = runtime.store;
    const by = { actor: user, now: now(), appUrl: typedAddress(request, runtime.env) };
    return Response.json(await resetMember(db, id, by));
  }),
});
