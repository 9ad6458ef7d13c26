import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, inject, test } from "vitest";
import { closeAudit } from "@/lib/audit/tally-audit";
import { type Database, databaseFile, openDatabase } from "@/lib/db/opening/open-database";
import { createTestDatabase, type TestDatabase } from "@/lib/db/testing-databases";

export type TestStore = {
  where: { dataDir: string; databaseUrl?: string };
  open(): Promise<Database>;
};

type Cleanup = () => Promise<void> | void;

export const freshDatabase = (postgresUrl: string): Promise<TestDatabase> => createTestDatabase(postgresUrl);

/**
 * Declares the tests once for SQLite and once for PostgreSQL. Every call of `store()` gives an empty store of its
 * own, closed and removed after the test; with `isMigrated: false` it isn't opened yet. `testOfTwoWriters` declares a
 * test of two transactions that are open at once, which SQLite can't have.
 */
export function onEachStore(
  title: string,
  declare: (
    store: (options?: { isMigrated: boolean }) => Promise<TestStore>,
    testOfTwoWriters: (name: string, work: () => Promise<void>) => void,
  ) => void,
): void {
  const postgresUrl = inject("postgresUrl");
  const migrated = inject("migrated");
  const engines = postgresUrl ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);

  describe.each(engines)(`${title} (%s)`, (engine) => {
    const cleanups: Cleanup[] = [];
    afterEach(async () => {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    });

    const store = async ({ isMigrated } = { isMigrated: true }) => {
      const dataDir = mkdtempSync(path.join(tmpdir(), "shortlist-test-"));
      cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
      let databaseUrl: string | undefined;
      if (engine === "postgres" && postgresUrl) {
        const database = await createTestDatabase(postgresUrl, isMigrated ? migrated.database : undefined);
        databaseUrl = database.url;
        cleanups.push(database.drop);
      } else if (isMigrated) {
        cpSync(databaseFile(migrated.dataDir), databaseFile(dataDir));
      }
      const where = { dataDir, databaseUrl };
      return {
        where,
        async open() {
          const database = await openDatabase(where);
          cleanups.push(async () => {
            // Entries that wait are written before the store closes, as when the program ends.
            await closeAudit(database.db);
            await database.close();
          });
          return database;
        },
      };
    };
    declare(store, (name, work) => {
      if (engine === "postgres") test(name, work);
    });
  });
}
