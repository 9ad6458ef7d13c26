import { everyMethod } from "@/lib/http/every-method";
import { withUser } from "@/lib/http/with-user";
import { dismissInvitation } from "@/lib/invitations/dismiss-invitation";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: withUser<{ id: string }>("recruiter", async ({ params, runtime, user }) => {
    await dismissInvitation(runtime.store, params.id, user);
    return new Response(null, { status: 204 });
  }),
});
