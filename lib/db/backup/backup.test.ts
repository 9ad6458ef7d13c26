import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { afterEach, beforeEach, expect, test } from "vitest";
import { countAssessments } from "@/lib/assessments/list/count-assessments";
import { createSession, sessionIds } from "@/lib/auth/sessions/testing-sessions";
import { backUp } from "@/lib/db/backup/back-up";
import { sandboxFile } from "@/lib/db/backup/data-files";
import * as restoring from "@/lib/db/backup/restore";
import { migrations } from "@/lib/db/migrations";
import {
  connectDatabase,
  type Database,
  databaseFile,
  migrate,
  openDatabase,
} from "@/lib/db/opening/open-database";
import { holdServerLock } from "@/lib/db/opening/server-lock";
import { findFew } from "@/lib/db/search/search-words";
import { createAssessment, createMember, createStore } from "@/lib/db/testing-rows";
import { renewEpochs } from "@/lib/runtime/renew-epochs";

const now = new Date("2026-11-21T09:30:00.000Z");
let home: string;
let dataDir: string;
let to: string;
const open: Database[] = [];

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), "shortlist-backup-"));
  dataDir = path.join(home, "data");
  to = path.join(home, "kept/monday.sqlite");
});
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  rmSync(home, { recursive: true, force: true });
});

async function openStore(): Promise<Database> {
  const database = await openDatabase({ dataDir });
  open.push(database);
  return database;
}
const closeStore = async () => {
  for (const database of open.splice(0)) await database.close();
};

const restore = (place: string, from: string, at: Date) =>
  restoring.restore(place, from, at, (db) => renewEpochs(db, at));

/** The accounts of the store's sources stand for all its rows. */
const accounts = (file: string) => {
  const reader = new SqliteDatabase(file, { readonly: true });
  const rows = reader.prepare("select account from sources order by account").pluck().all();
  reader.close();
  return rows;
};

function writeSandbox(content: string) {
  const sandbox = new SqliteDatabase(sandboxFile(dataDir));
  sandbox.exec(`create table if not exists kept (content text); insert into kept values ('${content}')`);
  sandbox.close();
}
const sandboxContents = (file: string) => {
  const reader = new SqliteDatabase(file, { readonly: true });
  const rows = reader.prepare("select content from kept").pluck().all();
  reader.close();
  return rows;
};

test("a backup holds all that is committed while the store is open and written to", async () => {
  const { db } = await openStore();
  await createStore(db, { account: "first" });
  writeSandbox("row");
  const lock = holdServerLock(dataDir);
  const writing = (async () => {
    for (let index = 0; index < 50; index += 1) await createStore(db, { account: `later ${index}` });
  })();
  const written = await backUp(dataDir, to);
  await writing;
  lock.release();

  expect(written).toEqual([
    { what: "store", file: to, bytes: statSync(to).size },
    { what: "sandbox", file: path.join(home, "kept/monday.sandbox.sqlite"), bytes: expect.any(Number) },
  ]);
  expect(accounts(to)).toContain("first");
  expect(sandboxContents(path.join(home, "kept/monday.sandbox.sqlite"))).toEqual(["row"]);
  expect(readdirSync(path.dirname(to)).sort()).toEqual(["monday.sandbox.sqlite", "monday.sqlite"]);
  for (const { file } of written) expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a backup overwrites nothing and needs a store", async () => {
  await expect(backUp(dataDir, to)).rejects.toThrow("There is no store in");
  await openStore();
  await backUp(dataDir, to);
  const before = readFileSync(to);
  await expect(backUp(dataDir, to)).rejects.toThrow("exists already");
  expect(readFileSync(to).equals(before)).toBe(true);
});

test("restoring brings back what was, under new epochs, and keeps what it replaces", async () => {
  const { db } = await openStore();
  await createStore(db, { account: "a" });
  await createStore(db, { account: "b" });
  const epochsBefore = await db.selectFrom("sources").select("epoch").execute();
  writeSandbox("then");
  await backUp(dataDir, to);
  await createStore(db, { account: "after the backup" });
  writeSandbox("later");
  // A server that was killed leaves its last rows in the write-ahead log.
  const killed = new SqliteDatabase(databaseFile(dataDir));
  await closeStore();
  killed.exec("update sources set account = 'in the log' where account = 'after the backup'");
  execFileSync("cp", ["-r", dataDir, `${dataDir}-killed`]);
  killed.close();
  rmSync(dataDir, { recursive: true });
  execFileSync("mv", [`${dataDir}-killed`, dataDir]);
  expect(existsSync(`${databaseFile(dataDir)}-wal`)).toBe(true);

  const { keptAside } = await restore(dataDir, to, now);

  expect(keptAside).toContain(path.join(dataDir, "shortlist.sqlite.replaced-20261121T093000000Z"));
  expect(accounts(path.join(dataDir, "shortlist.sqlite.replaced-20261121T093000000Z"))).toEqual([
    "a",
    "b",
    "in the log",
  ]);
  expect(sandboxContents(sandboxFile(dataDir))).toEqual(["then"]);
  expect(statSync(databaseFile(dataDir)).mode & 0o777).toBe(0o600);
  const restored = await openStore();
  const rows = await restored.db
    .selectFrom("sources")
    .select(["account", "epoch"])
    .orderBy("account")
    .execute();
  expect(rows.map((row) => row.account)).toEqual(["a", "b"]);
  const epochs = new Set([...epochsBefore, ...rows].map((row) => row.epoch));
  expect(epochs.size).toBe(4);
  expect(accounts(to)).toEqual(["a", "b"]);
});

test("a restored store counts and finds what it has, and goes on doing so", async () => {
  const { db } = await openStore();
  const store = await createStore(db);
  await createAssessment(store, 1, { email: "ana@example.com" });
  await backUp(dataDir, to);
  await createAssessment(store, 2, { email: "after@example.com" });
  await closeStore();
  await restore(dataDir, to, now);

  const restored = { ...store, db: (await openStore()).db };
  await createAssessment(restored, 3, { email: "anabel@example.com" });
  expect((await findFew(restored, ["ana"], 10))?.sort()).toEqual([1, 3]);
  expect(await findFew(restored, ["after"], 10)).toEqual([]);
  expect(await countAssessments(restored)).toMatchObject({ all: 2, pending: 2 });
});

test("people who were signed in when the backup was made have to sign in again", async () => {
  const { db } = await openStore();
  const store = await createStore(db);
  await createMember(store, "dana", "Dana");
  await createSession(db, "dana", now);
  await backUp(dataDir, to);
  await closeStore();
  await restore(dataDir, to, now);
  expect(await sessionIds((await openStore()).db)).toEqual([]);
});

test("a backup of an earlier version is restored as what a start makes of it", async () => {
  const earlier = connectDatabase({ dataDir });
  await migrate(earlier.db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "009")));
  await createStore(earlier.db, { account: "earlier" });
  await earlier.close();
  await backUp(dataDir, to);
  await restore(dataDir, to, now);
  expect(accounts(databaseFile(dataDir))).toEqual(["earlier"]);
  expect(existsSync(`${databaseFile(dataDir)}-wal`)).toBe(false);
  const { db } = await openStore();
  expect(await db.selectFrom("audit_log").select("action").execute()).toEqual([{ action: "epoch_renewed" }]);
});

test("restoring fills an empty folder", async () => {
  const { db } = await openStore();
  await createStore(db, { account: "moved" });
  await backUp(dataDir, to);
  const elsewhere = path.join(home, "new machine");
  const { files, keptAside } = await restore(elsewhere, to, now);
  expect(files.map(({ what }) => what)).toEqual(["store"]);
  expect(keptAside).toEqual([]);
  expect(accounts(databaseFile(elsewhere))).toEqual(["moved"]);
  expect(statSync(elsewhere).mode & 0o777).toBe(0o700);
});

test("nothing is replaced while a server holds the folder", async () => {
  await openStore();
  await backUp(dataDir, to);
  const lock = holdServerLock(dataDir);
  const before = readdirSync(dataDir).sort();
  await expect(restore(dataDir, to, now)).rejects.toThrow("in use by a running Shortlist");
  expect(readdirSync(dataDir).sort()).toEqual(before);
  lock.release();
  await closeStore();
  await restore(dataDir, to, now);
});

test.each<[string, RegExp, (file: string) => void]>([
  ["no file at all", /There is no file/, () => undefined],
  ["no SQLite file", /can’t be restored/, (file) => writeFileSync(file, "words ".repeat(500))],
  [
    "somebody else’s SQLite file",
    /not a backup of Shortlist/,
    (file) => new SqliteDatabase(file).exec("create table notes (text)").close(),
  ],
  [
    "a later version’s store",
    /later version of Shortlist \(999-later\)/,
    (file) =>
      new SqliteDatabase(file)
        .exec(
          "create table sources (id); create table kysely_migration (name); insert into kysely_migration values ('999-later')",
        )
        .close(),
  ],
])("%s is refused, and changes nothing", async (_, reason, make) => {
  const { db } = await openStore();
  await createStore(db, { account: "here" });
  await closeStore();
  const file = path.join(home, "given.sqlite");
  make(file);
  await expect(restore(dataDir, file, now)).rejects.toThrow(reason);
  expect(accounts(databaseFile(dataDir))).toEqual(["here"]);
  expect(readdirSync(dataDir).filter((name) => /restoring|replaced/.test(name))).toEqual([]);
});

test("a damaged backup is refused", async () => {
  const { db } = await openStore();
  for (let index = 0; index < 200; index += 1) await createStore(db, { account: `account ${index}` });
  await backUp(dataDir, to);
  const bytes = readFileSync(to);
  bytes.fill(0xff, 8192, bytes.length - 4096);
  writeFileSync(to, bytes);
  await closeStore();
  await expect(restore(dataDir, to, now)).rejects.toThrow("can’t be restored");
  expect(accounts(databaseFile(dataDir))).toHaveLength(200);
});
