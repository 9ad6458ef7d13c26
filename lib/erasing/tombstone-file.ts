import { appendFileSync, existsSync, readFileSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { databaseFile } from "@/lib/db/opening/open-database";
import { type Tombstone, tombstoneSchema } from "@/lib/erasing/tombstones";
import { log } from "@/lib/log";

/** Beside the store, where restoring a backup doesn’t replace it. */
export const tombstoneFile = (dataDir: string) =>
  path.join(/* turbopackIgnore: true */ dataDir, "erased.jsonl");

/** All tombstones of the file. @throws Error that names the file, where it can’t be read. */
export function readTombstones(dataDir: string): Tombstone[] {
  const file = tombstoneFile(dataDir);
  if (!existsSync(file)) return [];
  const lines = linesOf(file);
  const tombstones = lines.flatMap((line) => {
    try {
      return [tombstoneSchema.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
  if (tombstones.length < lines.length)
    log().warn(
      { file, lines: lines.length - tombstones.length },
      "some lines can’t be read: candidates whose erasure only they record aren’t erased again",
    );
  return tombstones;
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n").filter(Boolean);
  } catch (error) {
    throw new Error(
      `${file} can’t be read. It records which candidates were erased, so Shortlist doesn’t start without it.`,
      { cause: error },
    );
  }
}

/** Appends those that the file lacks. */
export function keepTombstones(dataDir: string, tombstones: readonly Tombstone[]): void {
  const kept = new Set(readTombstones(dataDir).map(({ id }) => id));
  appendTombstones(
    dataDir,
    tombstones.filter(({ id }) => !kept.has(id)),
  );
}

/** Appends those that are new. */
export function appendTombstones(dataDir: string, tombstones: readonly Tombstone[]): void {
  if (tombstones.length === 0) return;
  // Begins with a line break, in case the last line was cut off.
  const lines = tombstones.map((one) => `\n${JSON.stringify(one)}\n`).join("");
  appendFileSync(tombstoneFile(dataDir), lines, { mode: 0o600, flush: true });
}

/** Appends those of the store that a backup is about to replace, as far as it can be read. */
export function keepTombstonesOfStore(dataDir: string): void {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) return;
  let rows: unknown[] = [];
  try {
    const store = new SqliteDatabase(file, { readonly: true });
    try {
      rows = store
        .prepare(
          `select json_object('id', e.id, 'at', e.at, 'erased', json(e.erased),
            'service', json_object('baseUrl', s.base_url, 'account', s.account))
          from erasures as e join sources as s on s.id = e.source_id`,
        )
        .pluck()
        .all();
    } finally {
      store.close();
    }
  } catch {
    // Damaged, or from a release that couldn’t erase. Then the file is all there is.
    return;
  }
  keepTombstones(
    dataDir,
    rows.map((row) => tombstoneSchema.parse(JSON.parse(String(row)))),
  );
}
