import { callerAddress } from "@/lib/auth/caller-address";
import { authOperations } from "@/lib/auth/operations";
import { changePassword } from "@/lib/auth/passwords/change-password";
import { claimsFor } from "@/lib/auth/sessions/session";
import { sessionCookie } from "@/lib/auth/sessions/session-cookie";
import { authSecretOf } from "@/lib/auth/signing-in/prepare-auth";
import { throttleOf } from "@/lib/auth/throttling/throttle-of";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(authOperations.changePassword, async ({ request, body, runtime, user, session }) => {
    const { database, store, env } = runtime;
    const now = store.now();
    const address = callerAddress(request.headers);
    const attempt = { memberId: user.id, sessionId: session.id, address, now };
    const sessionId = await changePassword(database.db, throttleOf(database), body, attempt);
    const keys = { appUrl: env.appUrl, secret: authSecretOf(env) };
    const cookie = await sessionCookie(claimsFor({ ...session, id: sessionId }), keys, now);
    return new Response(null, { status: 204, headers: { "set-cookie": cookie } });
  }),
});
