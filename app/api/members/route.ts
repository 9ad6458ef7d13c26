import { readJson } from "@/lib/http/read-json";
import { typedAddress } from "@/lib/http/typed-address";
import { withUser } from "@/lib/http/with-user";
import { inviteMember } from "@/lib/members/invite-member";
import { listMembers } from "@/lib/members/list-members";
import { memberInputSchema } from "@/lib/members/schema";

export const GET = withUser("administrator", async ({ runtime }) =>
  Response.json({ members: await listMembers(runtime.store.db, runtime.store.now()) }),
);

export const POST = withUser("administrator", async ({ request, runtime, user }) => {
  const input = await readJson(request, memberInputSchema);
  const { db, now } = runtime.store;
  const by = { actor: user, now: now(), appUrl: typedAddress(request, runtime.env) };
  return Response.json(await inviteMember(db, input, by), { status: 201 });
});
