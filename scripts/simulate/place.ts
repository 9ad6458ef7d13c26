import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { type Dialect, Kysely } from "kysely";
import { createSession } from "@/lib/auth/testing-sessions";
import { type Between, connectDatabase, databaseFile, openDatabase } from "@/lib/db/open-database";
import { instant } from "@/lib/db/store";
import type { Db, Tables } from "@/lib/db/types";
import { openSource } from "@/lib/sources/open-source";
import { openReader, type StoreReader } from "./read-store";
import { beginningMs } from "./take-over";

export const serviceUrl = "https://service.example/v1";

const people = ["Dana Whitfield", "Milo Brandt"];

/** A person with a session of theirs. */
export type Person = { id: string; name: string; role: "recruiter"; sessionId: string };

/** The store that histories happen on, one after the other. */
export type Place = {
  sourceId: string;
  people: Person[];
  /** Beside whoever works on it. */
  reader: StoreReader;
  /** Puts it back to what every history begins with. Nobody may be working on it. */
  begin(): void;
  /** As the product opens it. @returns the store, and how to give its connection back as it is. */
  connect(between: Between): { db: Db; keep(): void };
  remove(): void;
};

/** Files in memory, where there are: what a machine loses that goes out is not simulated. */
const fast = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

/** What an emptied store keeps of the rows before grows; after so many histories it is copied anew. */
const historiesPerCopy = 200;

const isOwn = (table: string) => !/^(kysely|sqlite)_|_(words|search)/.test(table);

/**
 * Makes a store with a source and two recruiters. To begin anew it is emptied, and the connections stay: their
 * prepared queries are what takes the time. Only who crashes opens the file again.
 * @param spoil may change it, for histories that are to find that out.
 */
export async function openPlace(
  spoil: (run: (statement: string) => void) => void = () => {},
): Promise<Place> {
  const home = mkdtempSync(path.join(fast, "shortlist-simulate-"));
  const [template, dataDir] = [path.join(home, "template"), path.join(home, "place")];
  mkdirSync(dataDir);
  const { sourceId, persons } = await fill(template);
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

  open = copy();
  return {
    sourceId,
    people: persons,
    get reader() {
      if (!open) throw new Error("The place is closed.");
      return open.reader;
    },
    begin() {
      histories += 1;
      if (histories % historiesPerCopy === 0) open = copy();
      else open?.empty();
    },
    connect(between) {
      let dialect = kept.pop();
      const db = dialect
        ? new Kysely<Tables>({ dialect: between(dialect) })
        : connectDatabase({ dataDir }, undefined, (given) => {
            dialect = given;
            return between(given);
          }).db;
      return { db, keep: () => void (dialect && kept.push(dialect)) };
    },
    remove() {
      open?.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function fill(dataDir: string): Promise<{ sourceId: string; persons: Person[] }> {
  const { db, close } = await openDatabase({ dataDir });
  const begins = new Date(beginningMs);
  const identity = { kind: "service" as const, baseUrl: serviceUrl, account: "default" };
  const source = await openSource(db, identity, begins);
  // The same in every process, so that what is noted of a history is too.
  const sourceId = "simulated-source";
  await db
    .updateTable("sources")
    .set({ id: sourceId, epoch: "simulated-epoch" })
    .where("id", "=", source.id)
    .execute();
  await db.insertInto("mirror_state").values({ source_id: sourceId, unreadable_rows: 0, lists: 0 }).execute();
  const persons: Person[] = [];
  for (const name of people) {
    const id = name.toLowerCase().replace(" ", ".");
    const email = `${id}@shortlist.example`;
    const member = { id, email, email_folded: email, name, role: "recruiter" as const };
    await db
      .insertInto("members")
      .values({ ...member, password_hash: null, disabled_at: null, created_at: instant(begins) })
      .execute();
    const sessionId = `session of ${id}`;
    await createSession(db, id, begins, { id: sessionId });
    persons.push({ id, name, role: "recruiter", sessionId });
  }
  await close();
  return { sourceId, persons };
}

/** Connections of nobody’s. */
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
      void reader.close();
      file.close();
    },
  };
}
