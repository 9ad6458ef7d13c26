import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { type Dialect, Kysely } from "kysely";
import {
  connectDatabase,
  databaseFile,
  openDatabase,
  type WrapDialect,
} from "@/lib/db/opening/open-database";
import type { Db, Tables } from "@/lib/db/types";
import { orderQueries, WriteLock } from "./order-queries";
import { fill, type Place, type Spoil } from "./place";
import { openReader, type StoreReader } from "./read-store";

/** Files in memory, if the system has them: power cuts aren't simulated. */
const fast = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** An emptied store keeps traces that add up; after this many histories it is copied anew. */
const historiesPerCopy = 200;

const isOwn = (table: string) => !/^(kysely|sqlite)_|_(words|search)/.test(table);

/**
 * Makes a store with a source and two recruiters. For the next history it is emptied, and its connections stay,
 * because preparing queries takes most of the time; only a crash opens the file again. With two processes it stands in
 * for a PostgreSQL, whose row lock is then a lock of the world.
 */
export async function openSqlitePlace(spoil: Spoil = () => {}): Promise<Place> {
  const home = mkdtempSync(path.join(fast, "shortlist-simulate-"));
  const [template, dataDir] = [path.join(home, "template"), path.join(home, "place")];
  mkdirSync(dataDir);
  const filled = await openDatabase({ dataDir: template });
  const { sourceId, persons, onlooker } = await fill(filled.db);
  await filled.close();
  const file = new SqliteDatabase(databaseFile(template));
  spoil((statement) => file.exec(statement));
  file.pragma("wal_checkpoint(truncate)");
  file.close();

  let kept: Dialect[] = [];
  let open: { reader: StoreReader; empty: () => void; close: () => void } | undefined;
  let histories = 0;

  function copy() {
    open?.close();
    kept = [];
    for (const end of ["", "-wal", "-shm"]) rmSync(`${databaseFile(dataDir)}${end}`, { force: true });
    copyFileSync(databaseFile(template), databaseFile(dataDir));
    return openBeside(dataDir, template);
  }

  /** As the product opens it. @returns the store, and how to give its connection back as it is. */
  function connect(between: WrapDialect): { db: Db; keep(): void } {
    let dialect = kept.pop();
    const db = dialect
      ? new Kysely<Tables>({ dialect: between(dialect) })
      : connectDatabase({ dataDir }, undefined, (given) => {
          dialect = given;
          return between(given);
        }).db;
    return { db, keep: () => void (dialect && kept.push(dialect)) };
  }

  open = copy();
  return {
    engine: "sqlite",
    sourceId,
    people: persons,
    onlooker,
    get reader() {
      if (!open) throw new Error("The place is closed.");
      return open.reader;
    },
    async begin({ world, rules, instances }) {
      histories += 1;
      if (histories % historiesPerCopy === 0) open = copy();
      else open?.empty();
      const lock = instances > 1 ? new WriteLock(world) : undefined;
      return {
        isAlone: instances === 1,
        settle: () => undefined,
        open(owner) {
          const { between, standStill, die } = orderQueries(owner, rules, lock);
          const { db, keep } = connect(between);
          const end = async (how: { isKept: boolean }) => {
            await die(how);
            if (how.isKept) keep();
          };
          return { db, standStill, end };
        },
      };
    },
    async remove() {
      open?.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Connections that belong to no process. */
function openBeside(dataDir: string, template: string) {
  const file = new SqliteDatabase(databaseFile(dataDir));
  file.pragma("foreign_keys = off");
  file.prepare("attach ? as template").run(databaseFile(template));
  const tables = file
    .prepare<[], string>("select name from main.sqlite_master where type = 'table'")
    .pluck()
    .all()
    .filter(isOwn);
  const rows = (table: string) => file.prepare(`select count(*) from template.${table}`).pluck().get();
  const filled = tables.filter((table) => rows(table) !== 0);
  const emptying = tables.map((table) => file.prepare(`delete from main.${table}`));
  // Triggers count what is deleted.
  emptying.push(file.prepare("delete from main.assessment_counts"));
  // The next history’s candidates are numbered from the first one again.
  emptying.push(file.prepare("delete from main.sqlite_sequence"));
  const filling = filled.map((table) =>
    file.prepare(`insert into main.${table} select * from template.${table}`),
  );
  const reader = openReader(dataDir);
  return {
    reader,
    empty: file.transaction(() => {
      for (const statement of [...emptying, ...filling]) statement.run();
    }),
    close() {
      reader.close();
      file.close();
    },
  };
}
