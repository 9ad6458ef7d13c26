import { randomBytes } from "node:crypto";
import pg from "pg";

export type TestDatabase = { name: string; url: string; drop: () => Promise<void> };

/**
 * A database of a test's own in the tests' PostgreSQL. Schemas of one database would not do: to look through the
 * catalogue is to meet those of other tests while they are dropped.
 * @param template copied; nothing may be connected to it.
 */
export async function createTestDatabase(postgresUrl: string, template = "template0"): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgresUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name} template ${template} strategy file_copy`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
