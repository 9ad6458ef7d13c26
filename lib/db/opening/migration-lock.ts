import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";

const waitMs = 60_000;
const retryMs = 50;

const isBusy = (error: unknown) =>
  error instanceof SqliteDatabase.SqliteError && error.code === "SQLITE_BUSY";

// Waits without blocking the event loop: the holder may be in this very process.
async function lockExclusively(file: string): Promise<SqliteDatabase.Database> {
  const givenUpAt = performance.now() + waitMs;
  const lock = new SqliteDatabase(file, { timeout: 0 });
  for (;;) {
    try {
      lock.exec("begin exclusive");
      return lock;
    } catch (error) {
      if (!isBusy(error) || performance.now() > givenUpAt) {
        lock.close();
        throw error;
      }
    }
    await sleep(retryMs);
  }
}

/** Runs the migrations of one process at a time; on SQLite by a lock on a file, as Kysely's migrator takes none. */
export async function whileLocked<T>(
  where: { dataDir: string; databaseUrl?: string },
  work: () => Promise<T>,
): Promise<T> {
  if (where.databaseUrl) return work();
  const lock = await lockExclusively(path.join(/* turbopackIgnore: true */ where.dataDir, "migration.lock"));
  try {
    return await work();
  } finally {
    lock.close();
  }
}
