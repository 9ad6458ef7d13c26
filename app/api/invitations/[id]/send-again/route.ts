import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { sendAgain } from "@/lib/invitations/attention/send-again";
import { invitationOperations } from "@/lib/invitations/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(invitationOperations.sendAgain, async ({ params, body, runtime, user }) => {
    const created = await sendAgain(runtime.invitations, params.id, user, body.confirm);
    return Response.json(created, { status: "assessment" in created ? 201 : 202 });
  }),
});
