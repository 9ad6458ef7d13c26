import { withUser } from "@/lib/http/with-user";
import { dismissInvitation } from "@/lib/invitations/dismiss-invitation";

export const POST = withUser<{ id: string }>("recruiter", async ({ params, runtime, user }) => {
  await dismissInvitation(runtime.store, params.id, user);
  return new Response(null, { status: 204 });
});
