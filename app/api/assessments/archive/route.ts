import { archiveAssessments } from "@/lib/assessments/archive-assessments";
import { archiveBodySchema, weightOf } from "@/lib/assessments/own-schema";
import { everyMethod } from "@/lib/http/every-method";
import { readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: withUser("recruiter", async ({ request, runtime, user }) => {
    const body = await readJson(request, archiveBodySchema);
    runtime.changes.admit(user, weightOf(body.ids));
    return Response.json({ changed: await archiveAssessments(runtime.store, body, user) });
  }),
});
