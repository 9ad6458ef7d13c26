import { listAssessments } from "@/lib/assessments/list-assessments";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import { everyMethod } from "@/lib/http/every-method";
import { bodySizes, readJson } from "@/lib/http/read-json";
import { readQuery } from "@/lib/http/read-query";
import { withUser } from "@/lib/http/with-user";
import { createInvitation } from "@/lib/invitations/create-invitation";
import { createAssessmentBodySchema } from "@/lib/invitations/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: withUser("viewer", async ({ request, runtime, user }) => {
    const query = readQuery(request, assessmentQuerySchema);
    runtime.mirror.watch();
    const page = await listAssessments(runtime.store, query, user);
    runtime.mirror.show(page.assessments);
    return Response.json(page);
  }),
  POST: withUser("recruiter", async ({ request, runtime, user }) => {
    const body = await readJson(request, createAssessmentBodySchema, bodySizes.text);
    await runtime.creates.admit(user);
    const created = await createInvitation(runtime.invitations, body, user);
    return Response.json(created, { status: "assessment" in created ? 201 : 202 });
  }),
});
