import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Env, exportForNextAuth } from "@/lib/env";
import { log } from "@/lib/log";

const isErrno = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;

/** The secret in `DATA_DIR`, made at first start; of two processes that start together one makes it. */
function secretFromFile(dataDir: string): string {
  const file = path.join(/* turbopackIgnore: true */ dataDir, "auth-secret");
  try {
    writeFileSync(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (!isErrno(error, "EEXIST")) throw error;
  }
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length < 32)
    throw new Error(`${file} holds no secret. Remove it, and a new one is made at the next start.`);
  return secret;
}

/** Gives next-auth its address and the secret that signs the sessions. `DATA_DIR` must exist. */
export function prepareAuth(env: Env): void {
  if (!env.authSecret && env.databaseUrl) {
    log().warn(
      "AUTH_SECRET is not set: instances with data folders of their own would not know each other’s sessions",
    );
  }
  exportForNextAuth({ url: env.appUrl, secret: env.authSecret ?? secretFromFile(env.dataDir) });
}
