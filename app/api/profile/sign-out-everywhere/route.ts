import { noSessionCookie } from "@/lib/auth/session-cookie";
import { signOutEverywhere } from "@/lib/auth/sign-out-everywhere";
import { withUser } from "@/lib/http/with-user";

export const POST = withUser("viewer", async ({ runtime, user }) => {
  await signOutEverywhere(runtime.store.db, user, runtime.store.now());
  return new Response(null, { status: 204, headers: { "set-cookie": noSessionCookie(runtime.env.appUrl) } });
});
