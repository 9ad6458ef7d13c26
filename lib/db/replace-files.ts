import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { z } from "zod";

/** A SQLite file is these together. Each but the first only fits the first one that it was written for. */
const parts = ["", "-wal", "-shm", "-journal"];

/** Removes a SQLite file with what belongs to it. */
export function removeSqlite(file: string): void {
  for (const part of parts) rmSync(file + part, { force: true });
}

/** Sees to it that what was written, or renamed in a folder, is on disk. */
export function syncToDisk(place: string): void {
  const descriptor = openSync(place, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

const replacementSchema = z.object({
  /** What follows the names of what is replaced. */
  suffix: z.string(),
  /** Names inside the folder: which file is put into the place of which. */
  files: z.array(z.object({ fresh: z.string(), file: z.string() })),
});

export type Replacement = z.infer<typeof replacementSchema>;

const journalOf = (dataDir: string) => path.join(/* turbopackIgnore: true */ dataDir, "restore.json");

/** Some of a folder's files are a backup's, and others still those from before. */
export class HalfRestored extends Error {
  override readonly name = "HalfRestored";

  constructor(dataDir: string) {
    super(
      `A restore of ${dataDir} broke off in the middle. Start Shortlist, or restore once more: either finishes it first.`,
    );
  }
}

/** @throws HalfRestored where replacing has begun and not ended: then nothing of the folder may be opened. */
export function requireWhole(dataDir: string): void {
  if (existsSync(journalOf(dataDir))) throw new HalfRestored(dataDir);
}

/**
 * Commits that files of the folder are replaced: from now on `finishReplacing` brings it to its end, whenever this
 * process dies. The fresh ones have to be on disk.
 */
export function beginReplacing(dataDir: string, replacement: Replacement): void {
  const journal = journalOf(dataDir);
  const draft = `${journal}.partial`;
  writeFileSync(draft, JSON.stringify(replacement), { mode: 0o600 });
  syncToDisk(draft);
  // What is renamed in a folder reaches the disk in its order, and nothing is moved before this is known.
  renameSync(draft, journal);
  syncToDisk(dataDir);
}

/**
 * Ends a replacement that has begun, in this process or in one that has died: what was there is moved aside, and the
 * fresh files take its place. To be called by who holds the folder's lock, before any of its files is opened.
 * @param dataDir absolute.
 * @returns the new names of what was moved aside; undefined where nothing had begun.
 * @throws a sentence where a person has to look: a fresh file is missing, or a name is taken.
 */
export function finishReplacing(dataDir: string): string[] | undefined {
  const journal = journalOf(dataDir);
  if (!existsSync(journal)) return undefined;
  const { suffix, files } = replacementSchema.parse(JSON.parse(readFileSync(journal, "utf8")));
  for (const names of files) {
    const file = path.join(/* turbopackIgnore: true */ dataDir, names.file);
    const fresh = path.join(/* turbopackIgnore: true */ dataDir, names.fresh);
    if (existsSync(fresh)) {
      // While the fresh one waits, all that has the name is from before.
      moveAside(file, `${file}.${suffix}`);
      renameSync(fresh, file);
    } else if (!existsSync(file))
      throw new Error(
        `A restore broke off in the middle, and neither ${fresh} nor ${file} is there any more. What was there before is kept as ${file}.${suffix}: put a file in its place, and delete ${journal}.`,
      );
  }
  syncToDisk(dataDir);
  rmSync(journal);
  return files
    .flatMap(({ file }) =>
      parts.map((part) => path.join(/* turbopackIgnore: true */ dataDir, `${file}.${suffix}${part}`)),
    )
    .filter((aside) => existsSync(aside));
}

function moveAside(file: string, aside: string): void {
  for (const part of parts) {
    if (!existsSync(file + part)) continue;
    if (existsSync(aside + part))
      throw new Error(`${aside}${part} is in the way of a restore that broke off. Move it elsewhere.`);
    renameSync(file + part, aside + part);
  }
}
