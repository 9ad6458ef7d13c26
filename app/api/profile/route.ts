import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { changeProfile } from "@/lib/members/change-profile";
import { memberOperations } from "@/lib/members/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(memberOperations.readProfile, ({ user }) => user),
  PATCH: carryOut(memberOperations.changeProfile, ({ body, runtime: { store }, user }) =>
    changeProfile(store.db, user, body, store.now()),
  ),
});
