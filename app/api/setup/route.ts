import { callerAddress } from "@/lib/auth/caller-address";
import { guardSetupLink } from "@/lib/auth/guard-setup-link";
import { throttleOf } from "@/lib/auth/throttle-of";
import { useSetupLink as spendSetupLink } from "@/lib/auth/use-setup-link";
import { foldEmail } from "@/lib/db/fold";
import { everyMethod } from "@/lib/http/every-method";
import { readJson } from "@/lib/http/read-json";
import { withoutUser } from "@/lib/http/with-user";
import { setupInputSchema } from "@/lib/members/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod({
  POST: withoutUser(async ({ request, runtime: { database } }) => {
    const input = await readJson(request, setupInputSchema);
    const opened = { token: input.token, address: callerAddress(request.headers), now: new Date() };
    const { email } = await guardSetupLink(database, opened, () =>
      spendSetupLink(database.db, input, opened.now),
    );
    // They sign in next, and from here: whatever else comes from this address must not keep them out.
    await throttleOf(database).succeed(foldEmail(email), opened.address);
    return Response.json({ email });
  }),
});
