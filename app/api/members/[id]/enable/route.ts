import { everyMethod } from "@/lib/http/every-method";
import { readMemberId } from "@/lib/http/read-uuid";
import { withUser } from "@/lib/http/with-user";
import { editMember } from "@/lib/members/edit-member";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: withUser<{ id: string }>("administrator", async ({ params, runtime, user }) => {
    const { db, now } = runtime.store;
    const by = { actor: user, now: now() };
    return Response.json({ member: await editMember(db, readMemberId(params.id), [{ kind: "enable" }], by) });
  }),
});
