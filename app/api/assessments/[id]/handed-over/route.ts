import { recordLinkTaken } from "@/lib/assessments/record-link-taken";
import { everyMethod } from "@/lib/http/every-method";
import { readAssessmentId } from "@/lib/http/read-assessment-id";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: withUser<{ id: string }>("recruiter", async ({ params, runtime, user }) => {
    await recordLinkTaken(runtime.store, readAssessmentId(params.id), "link_handed_over", user);
    return new Response(null, { status: 204 });
  }),
});
