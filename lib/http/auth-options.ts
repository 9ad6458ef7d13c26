import { createAuthOptions } from "@/lib/auth/signing-in/create-auth-options";
import { getEnv } from "@/lib/env";
import { admitByProvider } from "@/lib/http/admit-by-provider";
import { signInFromRequest } from "@/lib/http/sign-in-from-request";

export const authOptions = createAuthOptions(signInFromRequest, () => getEnv().appUrl, {
  settings: () => getEnv().oidc,
  admit: admitByProvider,
});
