import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, describe, inject, test } from "vitest";
import { closeAudit } from "@/lib/audit/tally-audit";
import { connectDatabase, type Database, databaseFile, openDatabase } from "@/lib/db/opening/open-database";
import { createTestDatabase, type TestDatabase } from "@/lib/db/testing-databases";
import { type LentDatabase, lendDatabase } from "@/lib/db/testing-reused-databases";

export type TestStore = {
  where: { dataDir: string; databaseUrl?: string };
  open(): Promise<Database>;
};

type Cleanup = () => Promise<void> | void;

export const freshDatabase = (postgresUrl: string): Promise<TestDatabase> => createTestDatabase(postgresUrl);

export type StoreOptions = {
  /** False for a store that isn't opened yet. */
  isMigrated?: boolean;
  /** Whether it lasts until all tests of this engine have run, instead of one. */
  isShared?: boolean;
};

export type StoresOfEngine = {
  engine: "sqlite" | "postgres";
  /** Fills one store, and returns what gives each test a copy: copying takes a fraction of the time that filling takes. */
  copiesOf(fill: (place: TestStore) => Promise<void>): () => Promise<TestStore>;
  /** Declares a test of two transactions that are open at once, which SQLite can't have. */
  testOfTwoWriters(name: string, work: () => Promise<void>): void;
};

/**
 * Declares the tests once for SQLite and once for PostgreSQL. Every call of `store()` gives an empty store of its own,
 * which is closed and removed after the test.
 */
export function onEachStore(
  title: string,
  declare: (store: (options?: StoreOptions) => Promise<TestStore>, stores: StoresOfEngine) => void,
): void {
  const postgresUrl = inject("postgresUrl");
  const migrated = inject("migrated");
  const engines = postgresUrl ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);

  describe.each(engines)(`${title} (%s)`, (engine) => {
    const afterTest: Cleanup[] = [];
    const afterAllTests: Cleanup[] = [];
    const cleanUp = async (cleanups: Cleanup[]) => {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    };
    afterEach(() => cleanUp(afterTest));
    afterAll(() => cleanUp(afterAllTests));

    /** @param from the store to copy: its folder, and its database on PostgreSQL. @param isReused by later tests. */
    async function create(
      from: { dataDir: string; database?: string } | undefined,
      cleanups: Cleanup[],
      isReused = false,
    ): Promise<TestStore & { database?: string }> {
      const dataDir = mkdtempSync(path.join(tmpdir(), "shortlist-test-"));
      cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
      let database: TestDatabase | undefined;
      let lent: LentDatabase | undefined;
      if (engine === "postgres" && postgresUrl) {
        if (isReused && from?.database) lent = await lendDatabase(postgresUrl, from.database);
        database = lent ?? (await createTestDatabase(postgresUrl, from?.database));
        cleanups.push(database.drop);
      } else if (from) {
        cpSync(databaseFile(from.dataDir), databaseFile(dataDir));
      }
      const where = { dataDir, databaseUrl: database?.url };
      return {
        where,
        database: database?.name,
        async open() {
          const connections = lent;
          // A second instance has connections of its own.
          lent = undefined;
          // A copy has every migration already, and looking takes longer than the usual test does.
          const opened = connections?.open() ?? (from ? connectDatabase(where) : await openDatabase(where));
          cleanups.push(() => close(opened));
          return opened;
        },
      };
    }

    const store = ({ isMigrated = true, isShared = false }: StoreOptions = {}) =>
      create(isMigrated ? migrated : undefined, isShared ? afterAllTests : afterTest, isMigrated);

    function copiesOf(fill: (place: TestStore) => Promise<void>): () => Promise<TestStore> {
      async function fillOne() {
        const untilFilled: Cleanup[] = [];
        const filled = await create(migrated, afterAllTests);
        await fill({
          where: filled.where,
          async open() {
            const opened = await openDatabase(filled.where);
            untilFilled.push(() => close(opened));
            return opened;
          },
        });
        // Nothing may be connected to what is copied.
        await cleanUp(untilFilled);
        return { dataDir: filled.where.dataDir, database: filled.database };
      }
      let filled: ReturnType<typeof fillOne> | undefined;
      return async () => {
        filled ??= fillOne();
        return create(await filled, afterTest);
      };
    }

    declare(store, {
      engine,
      copiesOf,
      testOfTwoWriters(name, work) {
        if (engine === "postgres") test(name, work);
      },
    });
  });
}

async function close({ db, close: closeStore }: Database): Promise<void> {
  // Entries that wait are written before the store closes, as when the program ends.
  await closeAudit(db);
  await closeStore();
}
