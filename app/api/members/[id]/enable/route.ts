import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { editMember } from "@/lib/members/edit-member";
import { memberOperations } from "@/lib/members/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(memberOperations.enableMember, async ({ params, runtime, user }) => {
    const { db, now } = runtime.store;
    const by = { actor: user, now: now(), signIn: runtime.env };
    return { member: await editMember(db, params.id, [{ kind: "enable" }], by) };
  }),
});
