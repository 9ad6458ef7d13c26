import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { backupOf, dataFiles } from "@/lib/db/backup/data-files";
import { copySqlite } from "@/lib/db/files/copy-sqlite";
import { removeSqlite, requireWhole } from "@/lib/db/files/replace-files";

export type WrittenBackup = { what: "store" | "sandbox"; file: string; bytes: number };

/**
 * Writes a backup of the embedded store, and of the sandbox beside it, while the server runs.
 * @throws a sentence when there is no store or `to` is taken, and HalfRestored; then nothing was written.
 */
export async function backUp(dataDir: string, to: string): Promise<WrittenBackup[]> {
  requireWhole(dataDir);
  const copies = dataFiles(dataDir)
    .filter(({ file }) => existsSync(file))
    .map(({ what, file }) => ({ what, from: file, file: backupOf(what, to) }));
  if (copies[0]?.what !== "store") throw new Error(`There is no store in ${dataDir} to back up.`);
  const taken = copies.find(({ file }) => existsSync(file));
  if (taken) throw new Error(`${taken.file} exists already. Choose another name.`);

  mkdirSync(path.dirname(to), { recursive: true, mode: 0o700 });
  const done: string[] = [];
  try {
    for (const { from, file } of copies) {
      // A job that collects backups must never find half of one.
      const partial = `${file}.partial`;
      removeSqlite(partial);
      await copySqlite(from, partial);
      renameSync(partial, file);
      done.push(file);
    }
  } catch (error) {
    for (const file of done) rmSync(file);
    throw error;
  }
  return copies.map(({ what, file }) => ({ what, file, bytes: statSync(file).size }));
}
