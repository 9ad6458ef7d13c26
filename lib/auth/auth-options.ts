import { createAuthOptions } from "@/lib/auth/create-auth-options";
import { signInFromRequest } from "@/lib/auth/sign-in-from-request";

/** What the running dashboard gives next-auth. */
export const authOptions = createAuthOptions(signInFromRequest);
