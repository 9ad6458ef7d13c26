import { recordLinkTaken } from "@/lib/assessments/record-link-taken";
import { readAssessmentId } from "@/lib/http/read-assessment-id";
import { withUser } from "@/lib/http/with-user";

export const POST = withUser<{ id: string }>("recruiter", async ({ params, runtime, user }) => {
  await recordLinkTaken(runtime.store, readAssessmentId(params.id), "link_copied", user);
  return new Response(null, { status: 204 });
});
