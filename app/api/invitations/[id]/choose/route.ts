import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { chooseAssessment } from "@/lib/invitations/attention/choose-assessment";
import { invitationOperations } from "@/lib/invitations/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(invitationOperations.chooseAssessment, ({ params, body, runtime, user }) =>
    chooseAssessment(runtime.store, params.id, body.assessmentId, user),
  ),
});
