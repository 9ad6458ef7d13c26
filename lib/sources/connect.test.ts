import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inspect } from "node:util";
import SqliteDatabase from "better-sqlite3";
import { afterEach, expect, test, vi } from "vitest";
import { sandboxFile } from "@/lib/db/backup/data-files";
import { parseEnv } from "@/lib/env";
import { connect } from "@/lib/sources/connect";

const folders: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const everythingIn = (value: unknown) => inspect(value, { depth: 20, showHidden: true, getters: true });

function connectToService(key: string) {
  vi.stubEnv("ASSESSMENT_API_KEY", key);
  const values = { ASSESSMENT_API_URL: "https://service.example/v1", ASSESSMENT_API_KEY: key };
  return connect(parseEnv(values));
}

test("a service’s connection tells the key’s last four characters and no more", () => {
  const connection = connectToService("canary-key-of-the-employer");
  expect(connection.keyLastFour).toBe("oyer");
  expect(everythingIn(connection)).not.toContain("canary-key");
});

test("of a key so short that its end would give it away, nothing is told", () => {
  expect(connectToService("abcd").keyLastFour).toBe("");
});

test("the sandbox’s connection doesn’t carry its key either", () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "shortlist-test-"));
  folders.push(dataDir);
  vi.stubEnv("ASSESSMENT_API_KEY", "");
  const connection = connect(parseEnv({ DATA_DIR: dataDir }));
  const file = new SqliteDatabase(sandboxFile(dataDir), { readonly: true });
  const keys = file.prepare("select api_key from employers").pluck().all().map(String);
  file.close();
  const shown = everythingIn(connection);
  connection.close();
  expect(keys).toHaveLength(2);
  for (const key of keys) expect(shown).not.toContain(key);
});
