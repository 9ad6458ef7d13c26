import { chmodSync, mkdirSync } from "node:fs";
import { Socket } from "node:net";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { type Dialect, type Driver, Kysely, PostgresDialect, SqliteDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { engineOf } from "@/lib/db/engine";
import { whileLocked } from "@/lib/db/migration-lock";
import { migrations } from "@/lib/db/migrations";
import { requireWhole } from "@/lib/db/replace-files";
import { timedDialect } from "@/lib/db/timed-dialect";
import type { Db, Tables } from "@/lib/db/types";

/** Ids and counters fit JavaScript's safe integers, so PostgreSQL's int8 arrives as a number, as SQLite's does. */
const int8 = 20;

const numbersForInt8: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === int8 && format !== "binary"
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export type Database = {
  db: Db;
  /** The pool, where the engine is PostgreSQL: for libraries that bring their own queries. */
  pool?: pg.Pool;
  close(): Promise<void>;
};

/** Where SQLite keeps the dashboard's rows inside `DATA_DIR`. */
export const databaseFile = (dataDir: string) =>
  path.join(/* turbopackIgnore: true */ dataDir, "shortlist.sqlite");

/** Makes `DATA_DIR` for its owner only, also when it was there before with wider rights. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
}

/** More than the program has queries; one that is put together anew each time pushes the others out. */
const keptStatements = 500;

/** Prepares each query once. One connection runs one query at a time, so a prepared one is never busy. */
function preparingOnce(connection: SqliteDatabase.Database) {
  const statements = new Map<string, SqliteDatabase.Statement>();
  return {
    prepare(text: string): SqliteDatabase.Statement {
      const kept = statements.get(text);
      if (kept) return kept;
      if (statements.size >= keptStatements) statements.clear();
      const statement = connection.prepare(text);
      statements.set(text, statement);
      return statement;
    },
    close: () => connection.close(),
  };
}

/** A full disk makes SQLite roll back by itself; a second time would fail, and hide why. */
class HonestSqliteDialect extends SqliteDialect {
  constructor(private readonly connection: SqliteDatabase.Database) {
    super({ database: preparingOnce(connection) });
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const { connection } = this;
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (given) => {
      if (connection.inTransaction) await rollback(given);
    };
    return driver;
  }
}

/** What stands between the program and its engine: the clock of the metrics; simulations put their own there. */
export type Between = (dialect: Dialect) => Dialect;

function openSqlite(dataDir: string, between: Between): Database {
  makeDataDir(dataDir);
  requireWhole(dataDir);
  return openSqliteFile(databaseFile(dataDir), "WAL", between);
}

function openSqliteFile(
  file: string,
  journalMode: "WAL" | "DELETE",
  between: Between = timedDialect,
): Database {
  const connection = new SqliteDatabase(file);
  connection.pragma(`journal_mode = ${journalMode}`);
  // What was accepted is on disk before we say so, power loss included.
  connection.pragma("synchronous = FULL");
  connection.pragma("foreign_keys = ON");
  connection.pragma("busy_timeout = 5000");
  const db = new Kysely<Tables>({ dialect: between(new HonestSqliteDialect(connection)) });
  return { db, close: () => db.destroy() };
}

/**
 * Brings a copy of a SQLite store, which nobody else has open, to the newest migration, and works on it. It stays one
 * file.
 * @throws what the work throws, or the migration that failed.
 */
export async function onSqliteCopy(file: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const { db, close } = openSqliteFile(file, "DELETE");
  try {
    await migrate(db);
    await work(db);
  } finally {
    await close();
  }
}

/** No request waits so long; a statement that does is stuck, and holds locks. */
const statementTimeoutMs = 30_000;
/** No transaction waits for anything but the store: one that does is a frozen process's, and holds locks. */
const idleInTransactionMs = 5_000;
/** Longer than a frozen holder keeps a lock. */
const lockTimeoutMs = 10_000;
/** By then the server has answered whatever was asked: whoever is silent for longer has gone, and nobody closed the connection. */
const usualSilentMs = 35_000;

/** Without it, who waits for an answer would wait for ever, and each of them would keep a connection of the pool. */
function endWhenSilent({ connection: { stream } }: pg.PoolClient, silentMs: number): void {
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(silentMs, () => stream.destroy(new Error(`PostgreSQL said nothing for ${silentMs} ms.`)));
}

function postgresPool(databaseUrl: string, limits: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: "shortlist",
    types: numbersForInt8,
    connectionTimeoutMillis: 5000,
    ...limits,
  });
  // The pool listens to idle connections alone. One that dies in use fails its query, and would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

function openPostgres(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
  between: Between,
  silentMs: number,
): Database {
  const pool = postgresPool(databaseUrl, {
    max: 10,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    lock_timeout: lockTimeoutMs,
  });
  // Without a listener, a connection that dies while idle would end the process.
  pool.on("error", onIdleError);
  pool.on("connect", (client) => endWhenSilent(client, silentMs));
  const db = new Kysely<Tables>({ dialect: between(new PostgresDialect({ pool })) });
  return { db, pool, close: () => db.destroy() };
}

/**
 * Opens the store as it is, without migrating it.
 * @param silentMs how long a PostgreSQL that is asked something may say nothing before it is taken for gone.
 */
export const connectDatabase = (
  where: { dataDir: string; databaseUrl?: string },
  onIdleError: (error: Error) => void = () => undefined,
  between: Between = timedDialect,
  silentMs = usualSilentMs,
): Database =>
  where.databaseUrl
    ? openPostgres(where.databaseUrl, onIdleError, between, silentMs)
    : openSqlite(where.dataDir, between);

/**
 * Opens the store and brings it to the newest migration, one process at a time.
 * @param where `databaseUrl` for PostgreSQL; else SQLite in `dataDir` (absolute), which is made 0700.
 * @param onIdleError told when a pooled PostgreSQL connection dies while nobody uses it.
 * @throws whatever the engine says when it can't be reached, or the migration that failed; HalfRestored where the
 *   folder's restore broke off.
 */
export async function openDatabase(
  where: { dataDir: string; databaseUrl?: string },
  onIdleError: (error: Error) => void = () => undefined,
): Promise<Database> {
  const database = connectDatabase(where, onIdleError);
  try {
    await whileLocked(where, () =>
      where.databaseUrl ? migratePostgres(where.databaseUrl) : migrate(database.db),
    );
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/**
 * On PostgreSQL the schema that the connection works in. Without it Kysely takes the migrations of anybody
 * else in the same database for ours.
 */
async function ownSchema(db: Db): Promise<string | undefined> {
  if (engineOf(db) === "sqlite") return undefined;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name;
}

/** Brings a store to the newest of the migrations; tests give fewer, to see what an older store becomes. */
export async function migrate(db: Db, known = migrations): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => known },
    migrationTableSchema: await ownSchema(db),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** On connections of its own: to rewrite a large table takes longer than a request may. */
async function migratePostgres(databaseUrl: string): Promise<void> {
  const pool = postgresPool(databaseUrl, { max: 2 });
  // A connection that dies fails the migration that uses it; nobody else needs to hear of it.
  pool.on("error", () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}
