import { asReader } from "@/lib/assessments/list/as-reader";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { assessmentOperations } from "@/lib/assessments/operations";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import { invitationOperations } from "@/lib/invitations/operations";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: carryOut(assessmentOperations.listAssessments, async ({ query, runtime, user }) => {
    runtime.mirror.watch();
    const page = await listAssessments(runtime.store, asReader(query, user), user);
    runtime.mirror.show(page.assessments);
    return page;
  }),
  POST: carryOut(invitationOperations.createAssessment, async ({ body, runtime, user }) => {
    const created = await createInvitation(runtime.invitations, body, user);
    return Response.json(created, { status: "assessment" in created ? 201 : 202 });
  }),
});
