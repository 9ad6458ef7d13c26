import { snoozeBodySchema } from "@/lib/assessments/own-schema";
import { snoozeAssessment, unsnoozeAssessment } from "@/lib/assessments/snooze-assessment";
import { everyMethod } from "@/lib/http/every-method";
import { readAssessmentId } from "@/lib/http/read-assessment-id";
import { readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: withUser<{ id: string }>("recruiter", async ({ request, params, runtime, user }) => {
    const id = readAssessmentId(params.id);
    const body = await readJson(request, snoozeBodySchema);
    return Response.json(await snoozeAssessment(runtime.store, id, body, user));
  }),
  DELETE: withUser<{ id: string }>("recruiter", async ({ params, runtime, user }) => {
    await unsnoozeAssessment(runtime.store, readAssessmentId(params.id), user);
    return new Response(null, { status: 204 });
  }),
});
