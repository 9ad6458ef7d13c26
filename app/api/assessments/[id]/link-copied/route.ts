import { recordLinkCopied } from "@/lib/assessments/record-link-copied";
import { readAssessmentId } from "@/lib/http/read-assessment-id";
import { withUser } from "@/lib/http/with-user";

export const POST = withUser<{ id: string }>("recruiter", async ({ params, runtime, user }) => {
  await recordLinkCopied(runtime.store, readAssessmentId(params.id), user);
  return new Response(null, { status: 204 });
});
