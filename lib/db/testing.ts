import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterEach, describe, inject } from "vitest";
import { type Database, openDatabase } from "@/lib/db/open-database";

export type TestStore = {
  /** What `openDatabase` was given, so that a test can open the same store again. */
  where: { dataDir: string; databaseUrl?: string };
  open(): Promise<Database>;
};

type Cleanup = () => Promise<void> | void;

/**
 * An empty database in the tests' PostgreSQL, and how it is dropped again. Schemas of one database would not
 * do: who looks through the catalogue meets those of others while they are dropped.
 */
export async function freshDatabase(postgresUrl: string): Promise<{ url: string; drop: Cleanup }> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgresUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name} template template0`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}

/**
 * Declares the tests once for SQLite and once for PostgreSQL. Every call of `store()` gives an empty store
 * of its own, which is closed and removed after the test.
 */
export function onEachStore(title: string, declare: (store: () => Promise<TestStore>) => void): void {
  const postgresUrl = inject("postgresUrl");
  const engines = postgresUrl ? (["sqlite", "postgres"] as const) : (["sqlite"] as const);

  describe.each(engines)(`${title} (%s)`, (engine) => {
    const cleanups: Cleanup[] = [];
    afterEach(async () => {
      for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
    });

    declare(async () => {
      const dataDir = mkdtempSync(path.join(tmpdir(), "shortlist-test-"));
      cleanups.push(() => rmSync(dataDir, { recursive: true, force: true }));
      let databaseUrl: string | undefined;
      if (engine === "postgres" && postgresUrl) {
        const database = await freshDatabase(postgresUrl);
        databaseUrl = database.url;
        cleanups.push(database.drop);
      }
      const where = { dataDir, databaseUrl };
      return {
        where,
        async open() {
          const database = await openDatabase(where);
          cleanups.push(() => database.close());
          return database;
        },
      };
    });
  });
}
