import { everyMethod } from "@/lib/http/every-method";
import { readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";
import { chooseAssessment } from "@/lib/invitations/choose-assessment";
import { chooseBodySchema } from "@/lib/invitations/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: withUser<{ id: string }>("recruiter", async ({ request, params, runtime, user }) => {
    const { assessmentId } = await readJson(request, chooseBodySchema);
    await chooseAssessment(runtime.store, params.id, assessmentId, user);
    return new Response(null, { status: 204 });
  }),
});
