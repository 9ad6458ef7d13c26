import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { openDatabase } from "@/lib/db/open-database";
import { createTestDatabase } from "@/lib/db/testing-databases";
import { findPostgres } from "@/lib/db/testing-postgres";

declare module "vitest" {
  export interface ProvidedContext {
    /** Absent where there is no PostgreSQL. */
    postgresUrl: string | undefined;
    /** A migrated store without a row, on each engine: to copy one takes a tenth of migrating another. */
    migrated: { dataDir: string; database?: string };
  }
}

/** What all tests share: a PostgreSQL, and one migrated store on each engine that theirs are copies of. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = findPostgres();
  const dataDir = mkdtempSync(path.join(tmpdir(), "shortlist-migrated-"));
  await (await openDatabase({ dataDir })).close();
  const database = server && (await createTestDatabase(server.url));
  if (database) await (await openDatabase({ dataDir, databaseUrl: database.url })).close();
  project.provide("postgresUrl", server?.url);
  project.provide("migrated", { dataDir, database: database?.name });
  return async () => {
    await database?.drop();
    server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
