import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { invitationOperations } from "@/lib/invitations/operations";
import { readAttention } from "@/lib/invitations/read-attention";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(invitationOperations.readAttention, ({ runtime, user }) =>
    readAttention(runtime.store, user),
  ),
});
