import { correctCandidate } from "@/lib/assessments/correct-candidate";
import { correctionBodySchema } from "@/lib/assessments/own-schema";
import { readAssessmentId } from "@/lib/http/read-assessment-id";
import { readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";

export const PATCH = withUser<{ id: string }>("recruiter", async ({ request, params, runtime, user }) => {
  const id = readAssessmentId(params.id);
  const body = await readJson(request, correctionBodySchema);
  return Response.json({ assessment: await correctCandidate(runtime.store, id, body, user) });
});
