import { readFileSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "@/lib/db/migrations";
import { connectDatabase, databaseFile, migrate } from "@/lib/db/opening/open-database";
import { onEachStore } from "@/lib/db/testing";
import { forgetBytes } from "@/lib/erasing/forget-bytes";

const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < "035"));

onEachStore("the file of an older store", (store, { engine }) => {
  test("loses what was deleted before, once", async () => {
    const { where } = await store({ isMigrated: false });
    const { db, close } = connectDatabase(where);
    try {
      await migrate(db, older);
      await sql`insert into sources (id, kind, base_url, account, epoch, version, created_at)
        values ('s', 'service', 'https://service.example/v1', 'default', 'e', 0, 'x')`.execute(db);
      if (engine === "sqlite") deleteAsBefore(databaseFile(where.dataDir));
      await migrate(db);
      const due = await db.selectFrom("cleanups").selectAll().execute();
      expect(due).toEqual(engine === "sqlite" ? [{ id: "vacuum" }] : []);
      expect(await forgetBytes(db)).toBe(true);
      expect(await db.selectFrom("cleanups").selectAll().execute()).toEqual(due);
      expect(await forgetBytes(db, { mayRewrite: true })).toBe(true);
      expect(await db.selectFrom("cleanups").selectAll().execute()).toEqual([]);
      if (engine === "sqlite") expect(hasWord(databaseFile(where.dataDir))).toBe(false);
    } finally {
      await close();
    }
  });

  test("has nothing due where the store is new", async () => {
    const { db } = await (await store()).open();
    expect(await db.selectFrom("cleanups").selectAll().execute()).toEqual([]);
  });
});

const hasWord = (file: string) => readFileSync(file).includes("Zanzibarina");

/** As releases before this one deleted: what was in a row stays in the file. */
function deleteAsBefore(file: string): void {
  const old = new SqliteDatabase(file);
  old.pragma("secure_delete = OFF");
  old.exec("create table former (name text); insert into former values ('Zanzibarina'); delete from former");
  old.pragma("wal_checkpoint(truncate)");
  old.close();
  expect(hasWord(file)).toBe(true);
}
