import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { dismissInvitation } from "@/lib/invitations/attention/dismiss-invitation";
import { invitationOperations } from "@/lib/invitations/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(invitationOperations.dismissInvitation, ({ params, runtime, user }) =>
    dismissInvitation(runtime.store, params.id, user),
  ),
});
