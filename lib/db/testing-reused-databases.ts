import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { connectDatabase, type Database } from "@/lib/db/opening/open-database";
import { timedDialect } from "@/lib/db/opening/timed-dialect";
import { createTestDatabase, type TestDatabase } from "@/lib/db/testing-databases";
import type { Tables } from "@/lib/db/types";

type Reused = { database: TestDatabase; pool: pg.Pool; state: string };

/** Empty, and used by no test now: by template. A worker's own. */
const idle = new Map<string, Reused[]>();

// The first id of what isn't PostgreSQL's own.
const ours = 16_384;
const newest = (catalogue: string, id: string) =>
  `(select count(*) || ':' || max(xmin::text::bigint) from ${catalogue} where ${id} >= ${ours})`;

/** What emptying leaves as it is: who is connected, and as one text the schema, the migrations and the locks. */
const lookAtState = `
  select (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
    concat_ws(' ',
      ${newest("pg_class", "oid")}, ${newest("pg_attribute", "attrelid")}, ${newest("pg_attrdef", "oid")},
      ${newest("pg_constraint", "oid")}, ${newest("pg_trigger", "oid")}, ${newest("pg_proc", "oid")},
      (select md5(string_agg(done::text, ' ' order by name)) from kysely_migration as done),
      (select count(*) from pg_locks join pg_database on pg_database.oid = pg_locks.database
        where locktype = 'advisory' and datname = current_database())) as state`;

// Deleted rows would still take space, from which plans are estimated, and rows would come in another order.
const empty = `
  do $$
  declare filled text;
  begin
    select string_agg(oid::regclass::text, ', ') into filled from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname not like 'kysely_%'
        and pg_relation_size(oid) > 0;
    if filled is not null then
      execute 'truncate ' || filled || ' cascade';
    end if;
    perform setval(oid::regclass, 1, false) from pg_class
      where relkind = 'S' and relnamespace = 'public'::regnamespace;
  end $$`;

async function stateOf(pool: pg.Pool): Promise<{ connections: number; state: string }> {
  const { rows } = await pool.query<{ connections: number; state: string }>(lookAtState);
  if (!rows[0]) throw new Error("PostgreSQL gave no row.");
  return rows[0];
}

async function prepare(postgresUrl: string, template: string): Promise<Reused> {
  const database = await createTestDatabase(postgresUrl, template);
  const { pool } = connectDatabase({ dataDir: "", databaseUrl: database.url });
  if (!pool) throw new Error("PostgreSQL has a pool.");
  pool.options.idleTimeoutMillis = 0;
  pool.options.allowExitOnIdle = true;
  return { database, pool, state: (await stateOf(pool)).state };
}

/** Whether all that the test has opened is closed, and the schema is as it was. */
async function isReusable({ pool, state }: Reused): Promise<boolean> {
  // A connection that was closed is there for another moment.
  for (let tries = 0; tries < 20; tries++) {
    if (pool.idleCount < pool.totalCount) return false;
    const now = await stateOf(pool);
    if (now.state !== state) return false;
    if (now.connections === pool.totalCount) return true;
  }
  return false;
}

export type LentDatabase = TestDatabase & { open: () => Database };

/**
 * An empty migrated database, with connections that other tests have opened: to copy one and to connect to it takes more
 * than the usual test does. `drop` empties it for the next test, or drops it if this one has changed its schema or has
 * left something open.
 * @param template migrated and empty; nothing may be connected to it.
 */
export async function lendDatabase(postgresUrl: string, template: string): Promise<LentDatabase> {
  const reused = idle.get(template)?.pop() ?? (await prepare(postgresUrl, template));
  const { database, pool } = reused;
  return {
    ...database,
    open() {
      const lent: pg.Pool = Object.create(pool, { end: { value: async () => undefined } });
      const db = new Kysely<Tables>({ dialect: timedDialect(new PostgresDialect({ pool: lent })) });
      return { db, pool: lent, close: () => db.destroy() };
    },
    async drop() {
      if (!(await isReusable(reused))) {
        void pool.end();
        return database.drop();
      }
      await pool.query(empty);
      const { state } = await stateOf(pool);
      idle.set(template, [...(idle.get(template) ?? []), { database, pool, state }]);
    },
  };
}
