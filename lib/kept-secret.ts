import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const isErrno = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;

const read = (file: string): string | undefined => {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (isErrno(error, "ENOENT")) return undefined;
    throw error;
  }
};

// Written aside and linked into place, which fails where one is: nobody ever reads half a secret.
function make(file: string): void {
  const aside = `${file}.${randomBytes(8).toString("hex")}`;
  writeFileSync(aside, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  try {
    linkSync(aside, file);
  } catch (error) {
    if (!isErrno(error, "EEXIST")) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** The secret in `DATA_DIR/auth-secret`; the first process makes it. @throws Error when the file holds no secret. */
export function keptSecret(dataDir: string): string {
  const file = path.join(/* turbopackIgnore: true */ dataDir, "auth-secret");
  if (read(file) === undefined) make(file);
  const secret = read(file);
  if (secret === undefined || secret.length < 32)
    throw new Error(`${file} holds no secret. Remove it, and a new one is made at the next start.`);
  return secret;
}
