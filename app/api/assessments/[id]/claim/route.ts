import { claimAssessment } from "@/lib/assessments/claim-assessment";
import { claimBodySchema, withdrawalBodySchema } from "@/lib/assessments/claim-schema";
import { withdrawClaim } from "@/lib/assessments/withdraw-claim";
import { everyMethod } from "@/lib/http/every-method";
import { readAssessmentId } from "@/lib/http/read-assessment-id";
import { bodySizes, readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: withUser<{ id: string }>("recruiter", async ({ request, params, runtime, user }) => {
    const id = readAssessmentId(params.id);
    const body = await readJson(request, claimBodySchema, bodySizes.text);
    return Response.json({ assessment: await claimAssessment(runtime.store, id, body, user) });
  }),
  DELETE: withUser<{ id: string }>("recruiter", async ({ request, params, runtime, user }) => {
    const id = readAssessmentId(params.id);
    const { replaces } = await readJson(request, withdrawalBodySchema);
    await withdrawClaim(runtime.store, id, replaces, user);
    return new Response(null, { status: 204 });
  }),
});
