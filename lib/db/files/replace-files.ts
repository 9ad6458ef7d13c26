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

// One SQLite file is these together. The others fit only the first one that they were written for.
const parts = ["", "-wal", "-shm", "-journal"];

export function removeSqlite(file: string): void {
  for (const part of parts) rmSync(file + part, { force: true });
}

/** Flushes a file, or the renames in a folder, to disk. */
export function syncToDisk(place: string): void {
  const descriptor = openSync(place, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

const replacementSchema = z.object({
  suffix: z.string(),
  /** Names inside the folder: `fresh` takes the place of `file`. */
  files: z.array(z.object({ fresh: z.string(), file: z.string() })),
});

export type Replacement = z.infer<typeof replacementSchema>;

const journalOf = (dataDir: string) => path.join(/* turbopackIgnore: true */ dataDir, "restore.json");

export class HalfRestored extends Error {
  override readonly name = "HalfRestored";

  constructor(dataDir: string) {
    super(
      `A restore of ${dataDir} broke off in the middle. Start Shortlist, or restore once more: either finishes it first.`,
    );
  }
}

/** @throws HalfRestored where a replacement began and never ended: then no file of the folder may be opened. */
export function requireWhole(dataDir: string): void {
  if (existsSync(journalOf(dataDir))) throw new HalfRestored(dataDir);
}

/** Commits a replacement, whose fresh files are on disk: if this process dies, `finishReplacing` ends it. */
export function beginReplacing(dataDir: string, replacement: Replacement): void {
  const journal = journalOf(dataDir);
  const draft = `${journal}.partial`;
  writeFileSync(draft, JSON.stringify(replacement), { mode: 0o600 });
  syncToDisk(draft);
  // Renames in a folder reach the disk in their order, and nothing is moved before this one.
  renameSync(draft, journal);
  syncToDisk(dataDir);
}

/**
 * Ends a replacement that has begun, perhaps in a process that died. Call it with the folder's lock, before its files
 * are opened.
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
      // While the fresh file waits, a file of this name is the old one.
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
