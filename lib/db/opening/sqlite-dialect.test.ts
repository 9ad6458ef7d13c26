import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { PatientSqliteDialect } from "@/lib/db/opening/sqlite-dialect";

type Rows = { notes: { id: number; text: string } };

function setUp(onTestFinished: (end: () => Promise<void>) => void, longestWaitMs?: number) {
  const folder = mkdtempSync(path.join(tmpdir(), "shortlist-patient-"));
  const file = path.join(folder, "a.sqlite");
  const connection = new SqliteDatabase(file);
  connection.pragma("journal_mode = WAL");
  connection.pragma("busy_timeout = 0");
  connection.exec("create table notes (id integer primary key, text text not null)");
  const db = new Kysely<Rows>({ dialect: new PatientSqliteDialect(connection, longestWaitMs) });
  const other = new SqliteDatabase(file);
  onTestFinished(async () => {
    other.close();
    await db.destroy();
    rmSync(folder, { recursive: true });
  });
  const read = async () =>
    (await db.selectFrom("notes").select("text").orderBy("id").execute()).map(({ text }) => text);
  const add = (text: string) =>
    db
      .insertInto("notes")
      .values({ text } as Rows["notes"])
      .execute();
  return { db, other, read, add };
}

test("a write and a transaction wait for another program's lock, and reads go on meanwhile", async ({
  onTestFinished,
}) => {
  const { db, other, read, add } = setUp(onTestFinished);
  await add("first");
  other.exec("begin immediate");
  other.exec("insert into notes (text) values ('other')");
  const ended: string[] = [];
  const writing = add("alone").then(() => ended.push("alone"));
  const transacting = db
    .transaction()
    .execute(async (transaction) => {
      const seen = await transaction.selectFrom("notes").select("text").execute();
      await transaction
        .insertInto("notes")
        .values({ text: `after ${seen.length}` } as Rows["notes"])
        .execute();
    })
    .then(() => ended.push("transaction"));
  // As many as a page has, while both wait.
  for (let round = 0; round < 30; round += 1) expect(await read()).toEqual(["first"]);
  const snapshot = await db
    .transaction()
    .setAccessMode("read only")
    .execute((transaction) => transaction.selectFrom("notes").selectAll().execute());
  expect([snapshot.length, ended]).toEqual([1, []]);
  other.exec("commit");
  await Promise.all([writing, transacting]);
  // What the transaction reads is as new as what it writes to.
  const texts = await read();
  expect(texts.slice(0, 2)).toEqual(["first", "other"]);
  expect(texts).toContain("alone");
  expect(texts).toContain(`after ${texts.findIndex((text) => text.startsWith("after"))}`);
});

test("a lock that stays is an error in the end, and later writes succeed", async ({ onTestFinished }) => {
  const { db, other, add, read } = setUp(onTestFinished, 50);
  other.exec("begin immediate");
  const busy = expect.objectContaining({ code: "SQLITE_BUSY" });
  await expect(add("never")).rejects.toEqual(busy);
  await expect(db.transaction().execute(async () => "never")).rejects.toEqual(busy);
  other.exec("rollback");
  await add("later");
  expect(await read()).toEqual(["later"]);
});

test("transactions come one after another, and what fails in them is undone", async ({ onTestFinished }) => {
  const { db, read } = setUp(onTestFinished);
  const one = async (name: string, fails: boolean) =>
    db.transaction().execute(async (transaction) => {
      for (const part of [1, 2]) {
        await transaction
          .insertInto("notes")
          .values({ text: `${name}${part}` } as Rows["notes"])
          .execute();
        await sql`select 1`.execute(transaction);
      }
      if (fails) throw new Error("No.");
    });
  const outcomes = await Promise.allSettled([one("a", false), one("b", true), one("c", false)]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(await read()).toEqual(["a1", "a2", "c1", "c2"]);
});
