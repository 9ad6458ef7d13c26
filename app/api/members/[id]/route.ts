import { everyMethod } from "@/lib/http/every-method";
import { readJson } from "@/lib/http/read-json";
import { readMemberId } from "@/lib/http/read-uuid";
import { withUser } from "@/lib/http/with-user";
import { editMember } from "@/lib/members/edit-member";
import { memberChangeSchema } from "@/lib/members/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PATCH: withUser<{ id: string }>("administrator", async ({ request, params, runtime, user }) => {
    const { name, role } = await readJson(request, memberChangeSchema);
    const { db, now } = runtime.store;
    const changes = [
      ...(name === undefined ? [] : [{ kind: "name" as const, name }]),
      ...(role === undefined ? [] : [{ kind: "role" as const, role }]),
    ];
    return Response.json({
      member: await editMember(db, readMemberId(params.id), changes, { actor: user, now: now() }),
    });
  }),
});
