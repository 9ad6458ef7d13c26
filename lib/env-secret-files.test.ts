import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { readSecretFiles } from "@/lib/env-secret-files";

const folder = mkdtempSync(path.join(tmpdir(), "shortlist-secrets-"));

function fileWith(text: string): string {
  const file = path.join(folder, `${text.length}`);
  writeFileSync(file, text);
  return file;
}

test("reads a secret from its file, without the final newline", () => {
  expect(readSecretFiles({ OIDC_CLIENT_SECRET_FILE: fileWith("s3cret\n"), AUTH_SECRET: "kept" })).toEqual({
    secrets: { OIDC_CLIENT_SECRET: "s3cret" },
    problems: [],
  });
});

test("reports a missing, empty or redundant file without its content", () => {
  const { problems } = readSecretFiles({
    ASSESSMENT_API_KEY_FILE: path.join(folder, "none"),
    METRICS_TOKEN_FILE: fileWith("  "),
    AUTH_SECRET_FILE: fileWith("in a file"),
    AUTH_SECRET: "beside it",
  });
  expect(problems).toEqual([
    "ASSESSMENT_API_KEY_FILE must name a file that can be read",
    "AUTH_SECRET_FILE and AUTH_SECRET are both set: remove one of them",
    "METRICS_TOKEN_FILE names an empty file",
  ]);
});
