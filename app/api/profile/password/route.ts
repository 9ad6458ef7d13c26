import { callerAddress } from "@/lib/auth/caller-address";
import { changePassword } from "@/lib/auth/change-password";
import { getCurrentClaims } from "@/lib/auth/current-user";
import { authOperations } from "@/lib/auth/operations";
import { authSecretOf } from "@/lib/auth/prepare-auth";
import { sessionCookie } from "@/lib/auth/session-cookie";
import { throttleOf } from "@/lib/auth/throttle-of";
import { signInRequired } from "@/lib/errors";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  /** Every other session ends; this one goes on under the new password. */
  POST: carryOut(authOperations.changePassword, async ({ request, body, runtime, user }) => {
    const claims = await getCurrentClaims();
    if (!claims) throw signInRequired();
    const { database, store, env } = runtime;
    const now = store.now();
    const address = callerAddress(request.headers);
    const attempt = { memberId: user.id, sessionId: claims.sessionId, address, now };
    const sessionId = await changePassword(database.db, throttleOf(database), body, attempt);
    const keys = { appUrl: env.appUrl, secret: authSecretOf(env) };
    const cookie = await sessionCookie({ ...claims, sessionId }, keys, now);
    return new Response(null, { status: 204, headers: { "set-cookie": cookie } });
  }),
});
