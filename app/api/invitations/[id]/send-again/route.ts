import { everyMethod } from "@/lib/http/every-method";
import { readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";
import { sendAgainBodySchema } from "@/lib/invitations/schema";
import { sendAgain } from "@/lib/invitations/send-again";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: withUser<{ id: string }>("recruiter", async ({ request, params, runtime, user }) => {
    const { confirm } = await readJson(request, sendAgainBodySchema);
    await runtime.creates.admit(user);
    const created = await sendAgain(runtime.invitations, params.id, user, confirm);
    return Response.json(created, { status: "assessment" in created ? 201 : 202 });
  }),
});
