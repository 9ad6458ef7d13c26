import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptSecret } from "@/lib/kept-secret";

let dataDir = "";
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "shortlist-secret-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

test("is made once, long, for its owner only, and kept", () => {
  const secret = keptSecret(dataDir);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(keptSecret(dataDir)).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(["auth-secret"]);
  expect(statSync(path.join(dataDir, "auth-secret")).mode & 0o777).toBe(0o600);
});

test("processes that start together agree on one", async () => {
  const script = `import("./lib/kept-secret.ts").then((m) => process.stdout.write(m.keptSecret(${JSON.stringify(dataDir)})))`;
  const run = () => promisify(execFile)(process.execPath, ["--import", "tsx", "-e", script]);
  const secrets = (await Promise.all([run(), run(), run()])).map(({ stdout }) => stdout);
  expect(secrets[0]).toHaveLength(64);
  expect(new Set(secrets).size).toBe(1);
});

test("a file with something else is an error that says what to do", () => {
  writeFileSync(path.join(dataDir, "auth-secret"), "");
  expect(() => keptSecret(dataDir)).toThrow(/auth-secret holds no secret\. Remove it/);
});
