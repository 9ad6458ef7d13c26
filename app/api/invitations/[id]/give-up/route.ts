import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { giveUpInvitation } from "@/lib/invitations/attention/give-up-invitation";
import { invitationOperations } from "@/lib/invitations/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(invitationOperations.giveUpInvitation, ({ params, runtime, user }) =>
    giveUpInvitation(runtime.store, params.id, user),
  ),
});
