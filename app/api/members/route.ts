import { everyMethod } from "@/lib/http/every-method";
import { readJson } from "@/lib/http/read-json";
import { typedAddress } from "@/lib/http/typed-address";
import { withUser } from "@/lib/http/with-user";
import { inviteMember } from "@/lib/members/invite-member";
import { listMembers } from "@/lib/members/list-members";
import { memberInputSchema } from "@/lib/members/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: withUser("administrator", async ({ runtime }) =>
    Response.json({ members: await listMembers(runtime.store.db, runtime.store.now()) }),
  ),
  POST: withUser("administrator", async ({ request, runtime, user }) => {
    const input = await readJson(request, memberInputSchema);
    await runtime.creates.admit(user);
    const { db, now } = runtime.store;
    const by = { actor: user, now: now(), appUrl: typedAddress(request, runtime.env) };
    return Response.json(await inviteMember(db, input, by), { status: 201 });
  }),
});
