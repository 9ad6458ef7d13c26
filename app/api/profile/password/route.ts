import { callerAddress } from "@/lib/auth/caller-address";
import { changePassword } from "@/lib/auth/change-password";
import { getCurrentClaims } from "@/lib/auth/current-user";
import { authSecretOf } from "@/lib/auth/prepare-auth";
import { sessionCookie } from "@/lib/auth/session-cookie";
import { throttleOf } from "@/lib/auth/throttle-of";
import { signInRequired } from "@/lib/errors";
import { everyMethod } from "@/lib/http/every-method";
import { readJson } from "@/lib/http/read-json";
import { withUser } from "@/lib/http/with-user";
import { passwordChangeSchema } from "@/lib/members/profile-schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  /** Every other session ends; this one goes on under the new password. */
  POST: withUser(
    "viewer",
    async ({ request, runtime, user }) => {
      const input = await readJson(request, passwordChangeSchema);
      const claims = await getCurrentClaims();
      if (!claims) throw signInRequired();
      const { database, store, env } = runtime;
      const now = store.now();
      const address = callerAddress(request.headers);
      const attempt = { memberId: user.id, sessionId: claims.sessionId, address, now };
      const sessionId = await changePassword(database.db, throttleOf(database), input, attempt);
      const keys = { appUrl: env.appUrl, secret: authSecretOf(env) };
      const cookie = await sessionCookie({ ...claims, sessionId }, keys, now);
      return new Response(null, { status: 204, headers: { "set-cookie": cookie } });
    },
    { isPaced: false },
  ),
});
