import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { checkCandidate } from "@/lib/invitations/creating/check-candidate";
import { invitationOperations } from "@/lib/invitations/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(invitationOperations.checkCandidate, ({ query, runtime, user }) =>
    checkCandidate(runtime.store, query, user),
  ),
});
