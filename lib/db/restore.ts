import { randomUUID } from "node:crypto";
import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type SqliteDatabase from "better-sqlite3";
import { copySqlite } from "@/lib/db/copy-sqlite";
import { backupOf, dataFiles } from "@/lib/db/data-files";
import { migrations } from "@/lib/db/migrations";
import { makeDataDir } from "@/lib/db/open-database";
import { holdServerLock } from "@/lib/db/server-lock";

export type Restored = {
  files: { what: "store" | "sandbox"; from: string; file: string }[];
  /** What was there before, under its new names. */
  keptAside: string[];
};

/** Refuses what isn't a store of ours, or is one of a later Shortlist. */
function requireOurStore(copy: SqliteDatabase.Database): void {
  const tables = copy.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  if (!tables.includes("kysely_migration") || !tables.includes("sources"))
    throw new Error("It is a SQLite file, but not a backup of Shortlist’s store.");
  const applied = copy.prepare("select name from kysely_migration").pluck().all().map(String);
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new Error(
      `It was made by a later version of Shortlist (${unknown.join(", ")}). Restore it with that one.`,
    );
}

/** Browsers and other readers hold versions that the restored store may count again (architecture.md, invariant 4). */
function startNewEpochs(copy: SqliteDatabase.Database): void {
  const setEpoch = copy.prepare("update sources set epoch = ? where id = ?");
  for (const id of copy.prepare("select id from sources").pluck().all()) setEpoch.run(randomUUID(), id);
}

/** Sessions that ended after the backup was made would go on. */
function endAllSessions(copy: SqliteDatabase.Database): void {
  const isKnown = copy
    .prepare("select 1 from sqlite_master where type = 'table' and name = 'sessions'")
    .get();
  if (isKnown) copy.exec("delete from sessions");
}

/** Moves a SQLite file away with its write-ahead log, which only fits under the same name. */
function moveAside(file: string, suffix: string): string[] {
  return ["", "-wal", "-shm"]
    .filter((part) => existsSync(file + part))
    .map((part) => {
      const aside = `${file}.${suffix}${part}`;
      renameSync(file + part, aside);
      return aside;
    });
}

/**
 * Puts a backup in the place of the embedded store, and of the sandbox where the backup has one beside it.
 * Everything is copied and found sound before anything is replaced, and what is replaced stays in the
 * folder under another name.
 * @param dataDir absolute; made where it is missing.
 * @param from the store's file of a backup.
 * @throws DataDirInUse while a server runs on the folder; a sentence when the backup can't be used. Then
 * nothing has changed.
 */
export async function restore(dataDir: string, from: string, now: Date): Promise<Restored> {
  if (!existsSync(from)) throw new Error(`There is no file ${from}.`);
  makeDataDir(dataDir);
  const lock = holdServerLock(dataDir);
  try {
    const files = dataFiles(dataDir)
      .map(({ what, file }) => ({ what, from: backupOf(what, from), file, fresh: `${file}.restoring` }))
      .filter((entry) => existsSync(entry.from));
    await copyAll(files);
    const suffix = `replaced-${now.toISOString().replace(/[-:.]/g, "")}`;
    const keptAside = files.flatMap(({ file }) => moveAside(file, suffix));
    for (const { fresh, file } of files) renameSync(fresh, file);
    return { files: files.map(({ what, from, file }) => ({ what, from, file })), keptAside };
  } finally {
    lock.release();
  }
}

async function copyAll(files: { what: "store" | "sandbox"; from: string; fresh: string }[]): Promise<void> {
  try {
    for (const { what, from, fresh } of files) {
      rmSync(fresh, { force: true });
      try {
        await copySqlite(from, fresh, (copy) => {
          if (what === "sandbox") return;
          requireOurStore(copy);
          startNewEpochs(copy);
          endAllSessions(copy);
        });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${path.basename(from)} can’t be restored. ${reason}`, { cause: error });
      }
    }
  } catch (error) {
    for (const { fresh } of files) rmSync(fresh, { force: true });
    throw error;
  }
}
