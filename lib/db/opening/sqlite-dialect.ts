import { setTimeout as sleep } from "node:timers/promises";
import SqliteDatabase from "better-sqlite3";
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  SqliteDialect,
  type TransactionSettings,
} from "kysely";

// More than the program has queries: those that are built anew each time evict the others.
const keptStatements = 500;

/** As PostgreSQL’s longest statement. */
const usualLongestWaitMs = 30_000;
const [shortestPauseMs, longestPauseMs] = [10, 200];

// One connection runs one query at a time, so a prepared one is never busy.
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

const isBusy = (error: unknown) =>
  error instanceof SqliteDatabase.SqliteError && error.code.startsWith("SQLITE_BUSY");

/** The one connection to the file is used in turns, first come, first served. */
class Turns {
  private isTaken = false;
  private readonly waiting: (() => void)[] = [];

  async take(): Promise<void> {
    if (this.isTaken) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.isTaken = true;
  }

  give(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.isTaken = false;
  }
}

/**
 * SQLite that waits for another program’s lock without blocking the process: meanwhile it gives its turn to others,
 * whose reads need no lock. Transactions lock at their beginning, where nothing has been read yet, so that waiting is
 * safe there; `busy_timeout` has to be 0. A failed write that SQLite has rolled back isn’t rolled back again, which
 * would fail and hide the cause.
 */
export class PatientSqliteDialect extends SqliteDialect {
  constructor(
    private readonly file: SqliteDatabase.Database,
    private readonly longestWaitMs = usualLongestWaitMs,
  ) {
    super({ database: preparingOnce(file) });
  }

  // Kysely’s own lock isn’t given back while a connection waits.
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsMultipleConnections() {
        return true;
      }
    })();
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const { file, longestWaitMs } = this;
    const turns = new Turns();

    async function patiently<T>(work: () => Promise<T>): Promise<T> {
      const untilMs = performance.now() + longestWaitMs;
      for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
        try {
          return await work();
        } catch (error) {
          if (!isBusy(error) || file.inTransaction || performance.now() >= untilMs) throw error;
        }
        turns.give();
        await sleep(pauseMs);
        await turns.take();
      }
    }

    const acquire = driver.acquireConnection.bind(driver);
    let connection: DatabaseConnection | undefined;
    driver.acquireConnection = async (options) => {
      await turns.take();
      if (connection) return connection;
      connection = await acquire(options);
      const execute = connection.executeQuery.bind(connection);
      connection.executeQuery = (query, ...rest) => patiently(() => execute(query, ...rest));
      return connection;
    };
    driver.releaseConnection = async () => turns.give();

    driver.beginTransaction = async (given: DatabaseConnection, { accessMode }: TransactionSettings) => {
      const begin = accessMode === "read only" ? "begin" : "begin immediate";
      await given.executeQuery(CompiledQuery.raw(begin));
    };
    const rollback = driver.rollbackTransaction.bind(driver);
    driver.rollbackTransaction = async (given) => {
      if (file.inTransaction) await rollback(given);
    };
    return driver;
  }
}
