import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { invitationOperations } from "@/lib/invitations/operations";
import { sendAgain } from "@/lib/invitations/send-again";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(invitationOperations.sendAgain, async ({ params, body, runtime, user }) => {
    const created = await sendAgain(runtime.invitations, params.id, user, body.confirm);
    return Response.json(created, { status: "assessment" in created ? 201 : 202 });
  }),
});
