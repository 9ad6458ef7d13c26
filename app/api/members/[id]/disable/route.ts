import { withUser } from "@/lib/http/with-user";
import { editMember } from "@/lib/members/edit-member";

export const POST = withUser<{ id: string }>("administrator", async ({ params, runtime, user }) => {
  const { db, now } = runtime.store;
  const by = { actor: user, now: now() };
  return Response.json({ member: await editMember(db, params.id, [{ kind: "disable" }], by) });
});
