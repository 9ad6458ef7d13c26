import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "@/lib/db/open-database";

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "shortlist-commands-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function run(script: string, args: string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync("node_modules/.bin/tsx", [`scripts/${script}.ts`, ...args], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: path.join(home, "data"), ...env },
  });
  return { status, stdout, stderr };
}

test("backup and restore say what they did", async () => {
  const to = path.join(home, "monday.sqlite");
  expect(run("backup", ["--to", to])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("no store"),
  });
  await (await openDatabase({ dataDir: path.join(home, "data") })).close();
  expect(run("backup", ["--to", to])).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(`^Wrote the store to ${to} \\(\\d+ KiB\\)\\.\n$`),
  });
  const restored = run("restore", [to]);
  expect(restored).toMatchObject({ status: 0, stderr: "" });
  expect(restored.stdout).toContain(`Restored the store from ${to}`);
  expect(restored.stdout).toMatch(/Kept what was there as .*replaced-/);
});

test("a wrong call is told its usage", () => {
  expect(run("restore", [])).toMatchObject({ status: 1, stderr: "Usage: npm run restore -- FILE\n" });
  expect(run("backup", ["--nonsense"]).status).toBe(1);
});

test("with PostgreSQL they point to its own tools", () => {
  const postgres = { DATABASE_URL: "postgresql://localhost/shortlist" };
  expect(run("backup", [], postgres)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("pg_dump"),
  });
  expect(run("restore", ["x"], postgres)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("pg_restore"),
  });
});
