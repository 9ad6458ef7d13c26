import { createAuthOptions } from "@/lib/auth/create-auth-options";
import { signInFromRequest } from "@/lib/auth/sign-in-from-request";
import { getEnv } from "@/lib/env";

/** What the running dashboard gives next-auth. */
export const authOptions = createAuthOptions(signInFromRequest, () => getEnv().appUrl);
