import { createAuthOptions } from "@/lib/auth/create-auth-options";
import { recordSignOut } from "@/lib/auth/record-sign-out";
import { signInFromRequest } from "@/lib/auth/sign-in-from-request";
import { getRuntime } from "@/lib/runtime";

/** What the running dashboard gives next-auth. */
export const authOptions = createAuthOptions(signInFromRequest, async (claims) => {
  const { feed, store } = await getRuntime();
  feed.endSession(claims);
  await recordSignOut(store.db, claims, store.now());
});
