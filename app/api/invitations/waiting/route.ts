import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { invitationOperations } from "@/lib/invitations/operations";
import { readWaiting } from "@/lib/invitations/sending/read-waiting";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(invitationOperations.readWaiting, ({ query, runtime }) =>
    readWaiting(runtime.invitations, query.submissionId),
  ),
});
