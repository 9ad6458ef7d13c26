import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backUp } from "@/lib/db/backup/back-up";
import { sandboxFile } from "@/lib/db/backup/data-files";
import { restore as putBack } from "@/lib/db/backup/restore";
import { finishReplacing, HalfRestored } from "@/lib/db/files/replace-files";
import { databaseFile, openDatabase } from "@/lib/db/opening/open-database";
import { createMember, createStore } from "@/lib/db/testing-rows";
import { parseEnv } from "@/lib/env";
import { openRuntime } from "@/lib/runtime/open-runtime";
import { renewEpochs } from "@/lib/runtime/renew-epochs";
import { bundlePrograms } from "./testing-bundle";

let bundles: Awaited<ReturnType<typeof bundlePrograms>>;
let home: string;
let dataDir: string;
let backup: string;
beforeAll(async () => {
  bundles = await bundlePrograms({ restore: "scripts/restore.ts" });
  home = mkdtempSync(path.join(tmpdir(), "shortlist-restore-"));
  dataDir = path.join(home, "data");
  backup = path.join(home, "monday.sqlite");
  const database = await openDatabase({ dataDir });
  const store = await createStore(database.db, { account: "then" });
  await createMember(store, "dana", "Dana");
  await database.db.updateTable("members").set({ password_hash: "-" }).execute();
  writeSandbox("then");
  await backUp(dataDir, backup);
  await createStore(database.db, { account: "since" });
  writeSandbox("since");
  // A server that was killed leaves its last rows in the write-ahead logs.
  cpSync(dataDir, path.join(home, "killed"), { recursive: true });
  await database.close();
  rmSync(dataDir, { recursive: true });
  cpSync(path.join(home, "killed"), dataDir, { recursive: true });
  expect(existsSync(`${databaseFile(dataDir)}-wal`)).toBe(true);
});
afterAll(() => {
  bundles.remove();
  rmSync(home, { recursive: true, force: true });
});

function writeSandbox(content: string) {
  const sandbox = new SqliteDatabase(sandboxFile(dataDir));
  sandbox.exec(`create table if not exists kept (content text); insert into kept values ('${content}')`);
  sandbox.close();
}

function read(file: string): string {
  const reader = new SqliteDatabase(file, { readonly: true });
  const isSandbox = path.basename(file).startsWith("sandbox");
  const query = isSandbox ? "select content from kept" : "select account from sources where kind = 'service'";
  const rows = reader.prepare(query).pluck().all();
  reader.close();
  return rows.map(String).sort().join(" ");
}

function contents() {
  const names = readdirSync(dataDir).filter((name) => /\.sqlite(\.replaced-\w+)?$/.test(name));
  const of = (pattern: RegExp) =>
    names.filter((name) => pattern.test(name)).map((name) => read(path.join(dataDir, name)));
  return {
    store: of(/^shortlist\.sqlite$/),
    sandbox: of(/^sandbox\.sqlite$/),
    storesAside: of(/^shortlist\.sqlite\./),
    sandboxesAside: of(/^sandbox\.sqlite\./),
  };
}

/** Kills the command just before it renames a file, or deletes the journal, for the `step`-th time, from 0 on. */
const killing = (step: number) => `data:text/javascript,
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  let step = 0;
  const { renameSync, rmSync } = fs;
  const count = () => { if (step++ === ${step}) process.kill(process.pid, "SIGKILL"); };
  fs.renameSync = (...given) => { count(); renameSync(...given); };
  fs.rmSync = (...given) => { if (given[0].endsWith(".json")) count(); rmSync(...given); };
  syncBuiltinESMExports();`;

function restore(step?: number) {
  const flags = step === undefined ? [] : ["--import", killing(step)];
  return spawnSync(process.execPath, [...flags, bundles.file("restore"), backup], {
    encoding: "utf8",
    env: { PATH: process.env.PATH, NODE_ENV: "production", DATA_DIR: dataDir },
  });
}

/** @param halfDone which it is: the first is finished by the whole program, the others by its functions, which is sooner. */
async function start(halfDone: number) {
  if (halfDone === 1) {
    const runtime = await openRuntime(parseEnv({ DATA_DIR: dataDir, APP_URL: "http://localhost:3000" }));
    await runtime.close();
  } else {
    finishReplacing(dataDir);
    await (await openDatabase({ dataDir })).close();
  }
}

async function restoreAgain(halfDone: number) {
  if (halfDone === 1) expect(restore()).toMatchObject({ status: 0, stderr: "" });
  else await putBack(dataDir, backup, new Date(), (db) => renewEpochs(db, new Date()));
}

const before = { store: ["since then"], sandbox: ["since then"], storesAside: [], sandboxesAside: [] };
const restored = {
  store: ["then"],
  sandbox: ["then"],
  storesAside: ["since then"],
  sandboxesAside: ["since then"],
};

const finishers: [string, (halfDone: number) => Promise<void>, ReturnType<typeof contents>][] = [
  ["a start", start, restored],
  [
    "a further restore",
    restoreAgain,
    { ...restored, storesAside: ["since then", "then"], sandboxesAside: ["since then", "then"] },
  ],
];

test("a start and a further restore finish a restore that was killed, wherever that was", async () => {
  const asItWas = path.join(home, "as it was");
  const asKilled = path.join(home, "as killed");
  const replace = (folder: string, by: string) => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(by, folder, { recursive: true });
  };
  replace(asItWas, dataDir);
  let halfDone = 0;
  for (let step = 0; ; step += 1) {
    replace(dataDir, asItWas);
    const { status, signal, stdout, stderr } = restore(step);
    if (signal !== "SIGKILL") {
      expect([status, stderr]).toEqual([0, ""]);
      expect(stdout).toContain("dana@shortlist.example (recruiter)");
      expect(contents()).toEqual(restored);
      break;
    }
    const opened = await openDatabase({ dataDir }).then(
      (database) => database.close(),
      (error: unknown) => error,
    );
    if (opened === undefined) {
      // Nothing has been replaced yet.
      expect(contents()).toEqual(before);
      continue;
    }
    halfDone += 1;
    expect(opened).toBeInstanceOf(HalfRestored);
    await expect(backUp(dataDir, path.join(home, "tuesday.sqlite"))).rejects.toThrow(HalfRestored);
    replace(asKilled, dataDir);
    for (const [title, goOn, finished] of finishers) {
      replace(dataDir, asKilled);
      await goOn(halfDone);
      expect(contents(), title).toEqual(finished);
      expect(readdirSync(dataDir).filter((name) => /restor/.test(name))).toEqual([]);
    }
  }
  expect(halfDone).toBeGreaterThan(4);
});
