import { chmodSync, mkdirSync } from "node:fs";
import { Socket } from "node:net";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import { type Dialect, Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { engineOf } from "@/lib/db/engine";
import { requireWhole } from "@/lib/db/files/replace-files";
import { migrations } from "@/lib/db/migrations";
import { whileLocked } from "@/lib/db/opening/migration-lock";
import { PatientSqliteDialect } from "@/lib/db/opening/sqlite-dialect";
import { timedDialect } from "@/lib/db/opening/timed-dialect";
import type { Db, Tables } from "@/lib/db/types";

// Our ids and counters fit JavaScript's safe integers, so PostgreSQL's int8 becomes a number.
const int8 = 20;

const numbersForInt8: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: "text" | "binary") =>
    oid === int8 && format !== "binary"
      ? Number
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export type Database = {
  db: Db;
  /** PostgreSQL only: for libraries that bring their own queries. */
  pool?: pg.Pool;
  close(): Promise<void>;
};

export const databaseFile = (dataDir: string) =>
  path.join(/* turbopackIgnore: true */ dataDir, "shortlist.sqlite");

/** Makes `DATA_DIR` for its owner alone, even where it already exists with wider rights. */
export function makeDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  chmodSync(dataDir, 0o700);
}

/** Wraps the engine's dialect: metrics time it, simulations make it fail. */
export type WrapDialect = (dialect: Dialect) => Dialect;

function openSqlite(dataDir: string, wrap: WrapDialect): Database {
  makeDataDir(dataDir);
  requireWhole(dataDir);
  return openSqliteFile(databaseFile(dataDir), "WAL", wrap);
}

function openSqliteFile(
  file: string,
  journalMode: "WAL" | "DELETE",
  wrap: WrapDialect = timedDialect,
): Database {
  const connection = new SqliteDatabase(file);
  connection.pragma(`journal_mode = ${journalMode}`);
  // What was accepted survives a power loss.
  connection.pragma("synchronous = FULL");
  connection.pragma("foreign_keys = ON");
  // The dialect waits for other programs’ locks; SQLite would block the process.
  connection.pragma("busy_timeout = 0");
  // What is deleted is overwritten, so that it can’t be read from the file.
  connection.pragma("secure_delete = ON");
  const db = new Kysely<Tables>({ dialect: wrap(new PatientSqliteDialect(connection)) });
  return { db, close: () => db.destroy() };
}

/** Brings an unopened copy of a SQLite store to the newest migration, and works on it. It stays one file. */
export async function onSqliteCopy(file: string, work: (db: Db) => Promise<unknown>): Promise<void> {
  const { db, close } = openSqliteFile(file, "DELETE");
  try {
    await migrate(db);
    await work(db);
  } finally {
    await close();
  }
}

// No request waits this long: such a statement is stuck, and holds locks.
const statementTimeoutMs = 30_000;
// Our transactions wait for nothing but the store: an idle one belongs to a frozen process, and holds locks.
const idleInTransactionMs = 5_000;
// Longer than a frozen holder keeps a lock.
const lockTimeoutMs = 10_000;
// By now the server has answered any query: after more silence it is gone without having closed the connection.
const usualSilentMs = 35_000;

// Without it a query would wait for ever, and keep a connection of the pool.
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
  // The pool only listens to idle connections. Without this, one that dies in use would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

function openPostgres(
  databaseUrl: string,
  onIdleError: (error: Error) => void,
  wrap: WrapDialect,
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
  const db = new Kysely<Tables>({ dialect: wrap(new PostgresDialect({ pool })) });
  return { db, pool, close: () => db.destroy() };
}

/** Opens the store without migrating it. @param silentMs after which a silent PostgreSQL counts as gone. */
export const connectDatabase = (
  where: { dataDir: string; databaseUrl?: string },
  onIdleError: (error: Error) => void = () => undefined,
  wrap: WrapDialect = timedDialect,
  silentMs = usualSilentMs,
): Database =>
  where.databaseUrl
    ? openPostgres(where.databaseUrl, onIdleError, wrap, silentMs)
    : openSqlite(where.dataDir, wrap);

/**
 * Opens the store and brings it to the newest migration, one process at a time.
 * @param where `databaseUrl` for PostgreSQL; else SQLite in `dataDir` (absolute), which is made 0700.
 * @throws the engine's error when it can't be reached, or the migration's; HalfRestored where a restore broke off.
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

// Otherwise Kysely takes another program's migrations, in another schema of the same database, for ours.
async function currentSchema(db: Db): Promise<string | undefined> {
  if (engineOf(db) === "sqlite") return undefined;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name;
}

/** Brings a store to the newest of the migrations; tests give fewer of them to get an older store. */
export async function migrate(db: Db, known = migrations): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => known },
    migrationTableSchema: await currentSchema(db),
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

// With its own connections: rewriting a large table takes longer than a request may.
async function migratePostgres(databaseUrl: string): Promise<void> {
  const pool = postgresPool(databaseUrl, { max: 2 });
  // The migration that uses a dying connection fails and reports it.
  pool.on("error", () => undefined);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}
