import { createAuthOptions } from "@/lib/auth/create-auth-options";
import { signInFromRequest } from "@/lib/auth/sign-in-from-request";
import { getRuntime } from "@/lib/runtime";

/** What the running dashboard gives next-auth. */
export const authOptions = createAuthOptions(signInFromRequest, async (claims) =>
  (await getRuntime()).feed.endSession(claims),
);
