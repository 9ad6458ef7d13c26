import { keptSecret } from "@/lib/auth/kept-secret";
import { type Env, exportForNextAuth } from "@/lib/env";
import { log } from "@/lib/log";

/** What signs the sessions: AUTH_SECRET, or the one kept in `DATA_DIR`, which must exist. */
export const authSecretOf = (env: Env): string => env.authSecret ?? keptSecret(env.dataDir);

/** Gives next-auth its address and its secret. */
export function prepareAuth(env: Env): void {
  if (!env.authSecret && env.databaseUrl) {
    log().warn(
      "AUTH_SECRET is not set: several instances, each with a secret of its own, would not know each other’s sessions",
    );
  }
  exportForNextAuth({ url: env.appUrl, secret: authSecretOf(env) });
}
