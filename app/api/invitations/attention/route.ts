import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { readAttention } from "@/lib/invitations/attention/read-attention";
import { invitationOperations } from "@/lib/invitations/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(invitationOperations.readAttention, ({ runtime, user }) =>
    readAttention(runtime.store, user),
  ),
});
