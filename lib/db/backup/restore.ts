import { existsSync } from "node:fs";
import path from "node:path";
import type SqliteDatabase from "better-sqlite3";
import { backupOf, dataFiles } from "@/lib/db/backup/data-files";
import { copySqlite } from "@/lib/db/files/copy-sqlite";
import { beginReplacing, finishReplacing, removeSqlite, syncToDisk } from "@/lib/db/files/replace-files";
import { migrations } from "@/lib/db/migrations";
import { makeDataDir, onSqliteCopy } from "@/lib/db/opening/open-database";
import { holdServerLock } from "@/lib/db/opening/server-lock";
import type { Db } from "@/lib/db/types";

export type Restored = {
  files: { what: "store" | "sandbox"; from: string; file: string }[];
  keptAside: string[];
};

/** What a restored store needs before it is served: it knows nothing of what came after the backup. */
export type StartAnew = (db: Db) => Promise<unknown>;

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

/**
 * Puts a backup in the place of the embedded store, and of the sandbox where the backup has one beside it. All is
 * checked before anything is replaced, and what is replaced is kept under another name. Finishes a restore that broke
 * off first.
 * @param startAnew works on the copy, brought to the newest migration.
 * @throws DataDirInUse while a server runs on the folder; a sentence when the backup can't be used. Then nothing has
 * changed.
 */
export async function restore(
  dataDir: string,
  from: string,
  now: Date,
  startAnew: StartAnew,
): Promise<Restored> {
  if (!existsSync(from)) throw new Error(`There is no file ${from}.`);
  makeDataDir(dataDir);
  const lock = holdServerLock(dataDir);
  try {
    const before = finishReplacing(dataDir) ?? [];
    const files = dataFiles(dataDir)
      .map(({ what, file }) => ({ what, from: backupOf(what, from), file, fresh: `${file}.restoring` }))
      .filter((entry) => existsSync(entry.from));
    await copyAll(files, startAnew);
    beginReplacing(dataDir, {
      suffix: `replaced-${now.toISOString().replace(/[-:.]/g, "")}`,
      files: files.map(({ fresh, file }) => ({ fresh: path.basename(fresh), file: path.basename(file) })),
    });
    const keptAside = [...before, ...(finishReplacing(dataDir) ?? [])];
    return { files: files.map(({ what, from, file }) => ({ what, from, file })), keptAside };
  } finally {
    lock.release();
  }
}

async function copyAll(
  files: { what: "store" | "sandbox"; from: string; fresh: string }[],
  startAnew: StartAnew,
): Promise<void> {
  try {
    for (const { what, from, fresh } of files) {
      removeSqlite(fresh);
      try {
        await copySqlite(from, fresh, what === "store" ? requireOurStore : undefined);
        if (what === "store") await onSqliteCopy(fresh, startAnew);
        syncToDisk(fresh);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${path.basename(from)} can’t be restored. ${reason}`, { cause: error });
      }
    }
  } catch (error) {
    for (const { fresh } of files) removeSqlite(fresh);
    throw error;
  }
}
