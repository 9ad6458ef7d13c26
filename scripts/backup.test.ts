import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openDatabase } from "@/lib/db/opening/open-database";
import { freshDatabase } from "@/lib/db/testing";
import { createStore } from "@/lib/db/testing-rows";
import { bundlePrograms } from "./testing-bundle";

let bundles: Awaited<ReturnType<typeof bundlePrograms>>;
beforeAll(async () => {
  bundles = await bundlePrograms({ backup: "scripts/backup.ts", restore: "scripts/restore.ts" });
});
afterAll(() => bundles.remove());

let home: string;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "shortlist-commands-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const given = (env: Record<string, string> = {}) => ({
  encoding: "utf8" as const,
  env: { PATH: process.env.PATH, NODE_ENV: "production" as const, DATA_DIR: path.join(home, "data"), ...env },
});

function run(script: "backup" | "restore", args: string[], env?: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bundles.file(script), ...args], given(env));
  return { status, stdout, stderr };
}

test("a command starts from its source, as npm does it", () => {
  expect(spawnSync("node_modules/.bin/tsx", ["scripts/backup.ts"], given())).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("no store"),
  });
});

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
  const usage = { status: 1, stderr: expect.stringContaining("Usage: npm run restore -- FILE\n") };
  expect(run("restore", [])).toMatchObject(usage);
  expect(run("restore", ["x", "--new-epoch"])).toMatchObject(usage);
  expect(run("restore", ["--new-epoch"])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("SQLite"),
  });
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

const postgresUrl = inject("postgresUrl");

const onPostgres = postgresUrl ? test : () => undefined;

onPostgres("a PostgreSQL restored by hand begins a new history", async ({ onTestFinished }) => {
  const { url, drop } = await freshDatabase(postgresUrl ?? "");
  onTestFinished(() => drop());
  const database = await openDatabase({ dataDir: home, databaseUrl: url });
  onTestFinished(() => database.close());
  const { sourceId } = await createStore(database.db);
  const epoch = async () =>
    (await database.db.selectFrom("sources").select("epoch").where("id", "=", sourceId).executeTakeFirst())
      ?.epoch;
  const before = await epoch();
  expect(run("restore", ["--new-epoch"], { DATABASE_URL: url })).toMatchObject({
    status: 0,
    stdout: expect.stringContaining("https://service.example/v1"),
  });
  expect(await epoch()).not.toBe(before);
});
