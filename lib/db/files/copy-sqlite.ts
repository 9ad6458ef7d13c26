import { closeSync, openSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import { removeSqlite, syncToDisk } from "@/lib/db/files/replace-files";

// A copy in steps begins again with each write in between, so it is made in one.
const everyPage = () => 0x7fff_ffff;

/**
 * Copies a SQLite file, while it is in use, to one file that only its owner may read, flushes and checks it.
 * @param judge throws where the copy isn't what it should be.
 * @throws when `from` is no sound SQLite file, or `to` exists; then nothing is left of `to`.
 */
export async function copySqlite(
  from: string,
  to: string,
  judge: (copy: SqliteDatabase.Database) => void = () => undefined,
): Promise<void> {
  closeSync(openSync(to, "wx", 0o600));
  try {
    const source = new SqliteDatabase(from, { readonly: true, fileMustExist: true });
    try {
      await source.backup(to, { progress: everyPage });
    } finally {
      source.close();
    }
    const copy = new SqliteDatabase(to);
    try {
      copy.pragma("journal_mode = delete");
      const verdict = copy.pragma("integrity_check", { simple: true });
      if (verdict !== "ok") throw new Error(`SQLite finds the copy damaged: ${verdict}`);
      judge(copy);
    } finally {
      copy.close();
    }
    syncToDisk(to);
  } catch (error) {
    removeSqlite(to);
    throw error;
  }
}
