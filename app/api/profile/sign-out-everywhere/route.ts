import { noSessionCookie } from "@/lib/auth/session-cookie";
import { signOutEverywhere } from "@/lib/auth/sign-out-everywhere";
import { everyMethod } from "@/lib/http/every-method";
import { withUser } from "@/lib/http/with-user";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: withUser(
    "viewer",
    async ({ runtime, user }) => {
      await signOutEverywhere(runtime.store.db, user, runtime.store.now());
      return new Response(null, {
        status: 204,
        headers: { "set-cookie": noSessionCookie(runtime.env.appUrl) },
      });
    },
    { isPaced: false },
  ),
});
