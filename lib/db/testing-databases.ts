import { randomBytes } from "node:crypto";
import pg from "pg";

/** One connection a worker: to connect takes as long as to copy a database. It doesn’t keep the worker from ending. */
const administration = new Map<string, pg.Pool>();

function administer(postgresUrl: string, statement: string): Promise<pg.QueryResult<{ datname: string }>> {
  let pool = administration.get(postgresUrl);
  if (!pool) {
    pool = new pg.Pool({
      connectionString: postgresUrl,
      max: 1,
      allowExitOnIdle: true,
      idleTimeoutMillis: 0,
    });
    // A server that is stopped at the end has nothing left to do for us.
    pool.on("error", () => undefined);
    administration.set(postgresUrl, pool);
  }
  return pool.query(statement);
}

/** Drops the copies of a database that are left, as those that a worker has kept for its next test. */
export async function dropCopies(postgresUrl: string, template: string): Promise<void> {
  const { rows } = await administer(
    postgresUrl,
    `select datname from pg_database where starts_with(datname, '${template}_')`,
  );
  for (const { datname } of rows) await administer(postgresUrl, `drop database ${datname} with (force)`);
}

export type TestDatabase = { name: string; url: string; drop: () => Promise<void> };

/**
 * A database of a test's own in the tests' PostgreSQL. Schemas of one database would not do: to look through the
 * catalogue is to meet those of other tests while they are dropped.
 * @param template copied; nothing may be connected to it. The name of a copy begins with its own.
 */
export async function createTestDatabase(postgresUrl: string, template = "template0"): Promise<TestDatabase> {
  const origin = template === "template0" ? "test" : template;
  const name = `${origin}_${randomBytes(6).toString("hex")}`;
  await administer(postgresUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.href,
    async drop() {
      await administer(postgresUrl, `drop database ${name} with (force)`);
    },
  };
}
