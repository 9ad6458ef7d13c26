import { typedAddress } from "@/lib/http/typed-address";
import { withUser } from "@/lib/http/with-user";
import { resetMember } from "@/lib/members/invite-member";

export const POST = withUser<{ id: string }>("administrator", async ({ request, params, runtime, user }) => {
  const { db, now } = runtime.store;
  const by = { actor: user, now: now(), appUrl: typedAddress(request, runtime.env) };
  return Response.json(await resetMember(db, params.id, by));
});
