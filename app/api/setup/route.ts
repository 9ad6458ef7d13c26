import { callerAddress } from "@/lib/auth/caller-address";
import { guardSetupLink } from "@/lib/auth/guard-setup-link";
import { authOperations } from "@/lib/auth/operations";
import { throttleOf } from "@/lib/auth/throttle-of";
import { useSetupLink as spendSetupLink } from "@/lib/auth/use-setup-link";
import { foldEmail } from "@/lib/db/fold";
import { carryOut } from "@/lib/http/carry-out";
import { everyMethod } from "@/lib/http/every-method";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: carryOut(authOperations.setUpPerson, async ({ request, body, runtime: { database } }) => {
    const opened = { token: body.token, address: callerAddress(request.headers), now: new Date() };
    const { email } = await guardSetupLink(database, opened, () =>
      spendSetupLink(database.db, body, opened.now),
    );
    // They sign in next, and from here: whatever else comes from this address must not keep them out.
    await throttleOf(database).succeed(foldEmail(email), opened.address);
    return { email };
  }),
});
