import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { copySqlite } from "@/lib/db/copy-sqlite";
import { backupOf, dataFiles } from "@/lib/db/data-files";
import { removeSqlite, requireWhole } from "@/lib/db/replace-files";

export type WrittenBackup = { what: "store" | "sandbox"; file: string; bytes: number };

/**
 * Writes a backup of the embedded store, and of the sandbox where there is one, while the server runs.
 * @param dataDir absolute.
 * @param to the store's copy; the sandbox's stands beside it. Neither may exist yet.
 * @throws a sentence when there is no store, or when `to` is taken; then nothing was written.
 * HalfRestored where a restore broke off.
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
      // Whoever collects backups never meets half a one.
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
