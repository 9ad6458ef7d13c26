import { correctCandidate } from "@/lib/assessments/correct-candidate";
import { correctionBodySchema } from "@/lib/assessments/own-schema";
import { everyMethod } from "@/lib/http/every-method";
import { readAssessmentId } from "@/lib/http/read-assessment-id";
import { bodySizes, readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  PATCH: withUser<{ id: string }>("recruiter", async ({ request, params, runtime, user }) => {
    const id = readAssessmentId(params.id);
    const body = await readJson(request, correctionBodySchema, bodySizes.text);
    return Response.json({ assessment: await correctCandidate(runtime.store, id, body, user) });
  }),
});
