import { callerAddress } from "@/lib/auth/caller-address";
import { authOperations } from "@/lib/auth/operations";
import { guardSetupLink } from "@/lib/auth/setup-links/guard-setup-link";
import { spendSetupLink } from "@/lib/auth/setup-links/spend-setup-link";
import { throttleOf } from "@/lib/auth/throttling/throttle-of";
import { foldEmail } from "@/lib/fold";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(authOperations.setUpPerson, async ({ request, body, runtime: { database, env } }) => {
    const opened = { token: body.token, address: callerAddress(request.headers), now: new Date() };
    const { email } = await guardSetupLink(database, opened, () =>
      spendSetupLink(database.db, body, { now: opened.now, signIn: env }),
    );
    // They sign in next, and from here: other attempts from this address must not keep them out.
    await throttleOf(database).succeed(foldEmail(email), opened.address);
    return { email };
  }),
});
