import { getAssessment } from "@/lib/assessments/get-assessment";
import { notFound } from "@/lib/errors";
import { everyMethod } from "@/lib/http/every-method";
import { readAssessmentId } from "@/lib/http/read-assessment-id";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  GET: withUser<{ id: string }>("viewer", async ({ params, runtime, user }) => {
    runtime.mirror.watch();
    const detail = await getAssessment(runtime.store, readAssessmentId(params.id), user);
    if (!detail) throw notFound("This assessment doesn’t exist.", { reason: "assessment_missing" });
    runtime.mirror.show([detail.assessment]);
    return Response.json(detail);
  }),
});
