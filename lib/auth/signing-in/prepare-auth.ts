import { type Env, exportForNextAuth } from "@/lib/env";
import { keptSecret } from "@/lib/kept-secret";
import { log } from "@/lib/log";

/** The secret that signs sessions: AUTH_SECRET, or the one in `DATA_DIR`, which must exist. */
export const authSecretOf = (env: Env): string => env.authSecret ?? keptSecret(env.dataDir);

export function prepareAuth(env: Env): void {
  if (!env.authSecret && env.databaseUrl) {
    log().warn(
      "AUTH_SECRET is not set: several instances, each with a secret of its own, would not know each other’s sessions",
    );
  }
  exportForNextAuth({ url: env.appUrl, secret: authSecretOf(env) });
}
