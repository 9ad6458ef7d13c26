import { everyMethod } from "@/lib/http/every-method";
import { withUser } from "@/lib/http/with-user";
import { giveUpInvitation } from "@/lib/invitations/give-up-invitation";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: withUser<{ id: string }>("recruiter", async ({ params, runtime, user }) => {
    await giveUpInvitation(runtime.store, params.id, user);
    return new Response(null, { status: 204 });
  }),
});
