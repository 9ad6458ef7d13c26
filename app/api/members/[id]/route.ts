import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { editMember } from "@/lib/members/edit-member";
import { memberOperations } from "@/lib/members/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PATCH: carryOut(memberOperations.changeMember, async ({ params, body: { name, role }, runtime, user }) => {
    const { db, now } = runtime.store;
    const changes = [
      ...(name === undefined ? [] : [{ kind: "name" as const, name }]),
      ...(role === undefined ? [] : [{ kind: "role" as const, role }]),
    ];
    const by = { actor: user, now: now(), signIn: runtime.env };
    return { member: await editMember(db, params.id, changes, by) };
  }),
});
