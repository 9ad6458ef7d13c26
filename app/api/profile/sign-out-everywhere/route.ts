import { authOperations } from "@/lib/auth/operations";
import { noSessionCookie } from "@/lib/auth/sessions/session-cookie";
import { signOutEverywhere } from "@/lib/auth/sessions/sign-out-everywhere";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(authOperations.signOutEverywhere, async ({ runtime, user }) => {
    await signOutEverywhere(runtime.store.db, user, runtime.store.now());
    const headers = { "set-cookie": noSessionCookie(runtime.env.appUrl) };
    return new Response(null, { status: 204, headers });
  }),
});
