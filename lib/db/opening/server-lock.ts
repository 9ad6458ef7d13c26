import path from "node:path";
import SqliteDatabase from "better-sqlite3";

export type ServerLock = { release(): void };

export class DataDirInUse extends Error {
  override readonly name = "DataDirInUse";

  constructor(dataDir: string) {
    super(
      `${dataDir} is in use by a running Shortlist. Stop that one first, or choose another folder with DATA_DIR.`,
    );
  }
}

// A connection without a reference is garbage-collected, and its lock with it.
const held = new Set<SqliteDatabase.Database>();

/** Locks the data folder, to serve from it or replace its files. @throws DataDirInUse while any process holds it. */
export function holdServerLock(dataDir: string): ServerLock {
  const lock = new SqliteDatabase(path.join(/* turbopackIgnore: true */ dataDir, "server.lock"), {
    timeout: 0,
  });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    if (error instanceof SqliteDatabase.SqliteError && error.code === "SQLITE_BUSY")
      throw new DataDirInUse(dataDir);
    throw error;
  }
  held.add(lock);
  return {
    release() {
      held.delete(lock);
      lock.close();
    },
  };
}
