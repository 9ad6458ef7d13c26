import { decideAssessment } from "@/lib/assessments/decide-assessment";
import { decisionBodySchema } from "@/lib/assessments/own-schema";
import { everyMethod } from "@/lib/http/every-method";
import { readAssessmentId } from "@/lib/http/read-assessment-id";
import { readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PUT: withUser<{ id: string }>("recruiter", async ({ request, params, runtime, user }) => {
    const id = readAssessmentId(params.id);
    const body = await readJson(request, decisionBodySchema);
    return Response.json({ assessment: await decideAssessment(runtime.store, id, body, user) });
  }),
});
