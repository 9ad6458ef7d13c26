import { tmpdir } from "node:os";
import { type Dialect, Kysely } from "kysely";
import pg from "pg";
import { connectDatabase, openDatabase } from "@/lib/db/opening/open-database";
import { createTestDatabase } from "@/lib/db/testing-databases";
import type { Tables } from "@/lib/db/types";
import { EngineGate } from "./engine-gate";
import { gateQueries } from "./gate-queries";
import { fill, type Place, type Spoil } from "./place";
import { openMonitor } from "./postgres-monitor";
import { readPostgres } from "./read-store";
import { outsideOfWorlds } from "./world";

/** How long PostgreSQL waits before it looks for a deadlock: short, as the simulation waits for it. */
const deadlockTimeout = "5ms";

/**
 * Makes a database with a source and two recruiters. Nothing is a stand-in: processes have their own pools,
 * wait for each other’s locks, and learn of ended connections from PostgreSQL itself.
 * @param postgresUrl of a server in which databases may be made.
 * @param template a migrated database without rows, if there is one.
 */
export async function openPostgresPlace(
  postgresUrl: string,
  { template, spoil = () => {} }: { template?: string; spoil?: Spoil } = {},
): Promise<Place> {
  const database = await createTestDatabase(postgresUrl, template);
  const where = { dataDir: tmpdir(), databaseUrl: database.url };
  const made = await openDatabase(where);
  const { sourceId, persons, onlooker } = await fill(made.db);
  await made.close();

  const beside = new pg.Client({ connectionString: database.url });
  await beside.connect();
  const statements: string[] = [];
  spoil((statement) => statements.push(statement));
  for (const statement of statements) await beside.query(statement);
  // Only a superuser may set this; without it, finding a deadlock takes a second.
  await beside
    .query(`alter database ${database.name} set deadlock_timeout = '${deadlockTimeout}'`)
    .catch(() => undefined);
  const renew = await rememberRows(beside);
  const monitor = openMonitor(beside);
  /** Unused pools. */
  const kept: Connected[] = [];

  return {
    engine: "postgres",
    sourceId,
    people: persons,
    onlooker,
    reader: readPostgres(beside),
    async begin({ world, rules }) {
      // A query that has outlived its process may still wait.
      await monitor.endBusy();
      await renew();
      const gate = new EngineGate(world, monitor);
      return {
        isAlone: false,
        settle: gate.settle,
        figures: gate.figures,
        open(owner) {
          const own = kept.pop() ?? connect(where);
          const { between, die, leave } = gateQueries({ owner, gate, rules }, own.pool);
          return {
            db: new Kysely<Tables>({ dialect: between(own.dialect) }),
            // The gate deals with being idle in a transaction.
            standStill: async () => undefined,
            async end({ isKept }) {
              if (isKept && (await leave())) return void kept.push(own);
              if (!isKept) await die();
              // Its connections that this history has not used.
              outsideOfWorlds(() => own.pool.end().catch(() => undefined));
            },
          };
        },
      };
    },
    async remove() {
      await Promise.all(kept.map(({ pool }) => pool.end()));
      await beside.end();
      await database.drop();
    },
  };
}

type Connected = { dialect: Dialect; pool: pg.Pool };

function connect(where: { dataDir: string; databaseUrl: string }): Connected {
  let dialect: Dialect | undefined;
  const { pool } = connectDatabase(where, undefined, (given) => {
    dialect = given;
    return given;
  });
  if (!dialect || !pool) throw new Error("This is no PostgreSQL.");
  // Connecting again takes real time, and nothing depends on it.
  pool.options.idleTimeoutMillis = 0;
  return { dialect, pool };
}

/** @returns a function that resets all tables to their present rows. Nothing may be using them. */
async function rememberRows(client: pg.Client): Promise<() => Promise<void>> {
  const tables = async (condition: string) => {
    const { rows } = await client.query<{ name: string }>({
      name: condition,
      text: `select quote_ident(relname) as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' and relname !~ '^kysely_' and ${condition}`,
    });
    return rows.map(({ name }) => name);
  };
  await client.query("create schema beginning");
  // Others refer to these.
  const filling = ["sources", "members"];
  for (const table of await tables("true")) {
    // Its statistics would decide on query plans, and so on the order of rows.
    await client.query(`alter table ${table} set (autovacuum_enabled = false)`);
    const { rowCount } = await client.query(`select from ${table} limit 1`);
    if (rowCount === 0) continue;
    await client.query(`create table beginning.${table} as table ${table}`);
    if (!filling.includes(table)) filling.push(table);
  }
  const inserts = filling.map((table) => `insert into ${table} select * from beginning.${table}`).join(";");
  return async () => {
    // Truncated, not deleted: the place of rows in a table decides their order.
    const written = await tables("pg_relation_size(oid) > 0");
    await client.query(`begin; truncate ${written.join()} restart identity cascade; ${inserts}; commit`);
  };
}
