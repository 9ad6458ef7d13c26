import type { CompiledQuery, DatabaseConnection, Dialect, Driver, TransactionSettings } from "kysely";
import type { WrapDialect } from "@/lib/db/opening/open-database";
import { type QueryRules, tableWritten, takeTurn } from "./query-rules";
import { StoreFailed } from "./store-failures";
import type { Owner, World } from "./world";

/** One writer at a time: SQLite’s lock on the file, or PostgreSQL’s on the row that versions are taken from. */
export class WriteLock {
  private holder: OrderedConnection | undefined;
  private readonly waiting: { owner: Owner; goOn: () => void }[] = [];

  constructor(private readonly world: World) {}

  async take(connection: OrderedConnection): Promise<void> {
    while (this.holder)
      await new Promise<void>((goOn) => this.waiting.push({ owner: connection.owner, goOn }));
    // A dead process never goes on.
    if (connection.owner.isDead) return new Promise(() => {});
    this.holder = connection;
  }

  give(connection: OrderedConnection): void {
    if (this.holder !== connection) return;
    this.holder = undefined;
    const next = this.waiting.splice(0);
    for (const { owner, goOn } of next) this.world.after(0, goOn, owner);
  }
}

/** PostgreSQL ends the connection of a process that is idle in a transaction for so long. */
const idleInTransactionMs = 5_000;

export class OrderedConnection implements DatabaseConnection {
  written: string[] = [];
  isInTransaction = false;
  isBroken = false;

  constructor(
    readonly inner: DatabaseConnection,
    readonly owner: Owner,
    private readonly lock: WriteLock | undefined,
    private readonly rules: QueryRules,
  ) {}

  turn = (): Promise<void> => takeTurn(this.owner.world, this.rules);

  async executeQuery<R>(query: CompiledQuery): ReturnType<typeof this.inner.executeQuery<R>> {
    await this.turn();
    if (this.isBroken) throw new StoreFailed("The connection was ended.");
    const table = tableWritten(query);
    const isOwnCommit = table !== undefined && !this.isInTransaction;
    if (isOwnCommit) await this.lock?.take(this);
    try {
      const result = await this.inner.executeQuery<R>(query);
      this.owner.world.note(`${query.sql} ${table === "audit_log" ? "" : JSON.stringify(query.parameters)}`);
      if (table) this.written.push(table);
      if (isOwnCommit) await this.tellCommitted();
      return result;
    } finally {
      if (isOwnCommit) this.lock?.give(this);
    }
  }

  async tellCommitted(): Promise<void> {
    const { written } = this;
    this.written = [];
    if (written.length > 0) await this.rules.onCommit(this.owner, written);
  }

  streamQuery<R>(query: CompiledQuery, size?: number): ReturnType<typeof this.inner.streamQuery<R>> {
    return this.inner.streamQuery<R>(query, size ?? 1);
  }
}

class OrderedDriver implements Driver {
  private readonly connections = new Map<DatabaseConnection, OrderedConnection>();

  constructor(
    private readonly inner: Driver,
    private readonly owner: Owner,
    private readonly lock: WriteLock | undefined,
    private readonly rules: QueryRules,
  ) {}

  init: Driver["init"] = (options) => this.inner.init(options);

  async acquireConnection(): Promise<DatabaseConnection> {
    const inner = await this.inner.acquireConnection();
    const known = this.connections.get(inner);
    const connection = known ?? new OrderedConnection(inner, this.owner, this.lock, this.rules);
    this.connections.set(inner, connection);
    return connection;
  }

  async beginTransaction(given: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const connection = given as OrderedConnection;
    await connection.turn();
    const isReader = settings.accessMode === "read only";
    if (!isReader) await this.lock?.take(connection);
    await this.inner.beginTransaction(connection.inner, settings);
    connection.isInTransaction = true;
  }

  async commitTransaction(given: DatabaseConnection): Promise<void> {
    const connection = given as OrderedConnection;
    await connection.turn();
    if (connection.isBroken) throw new StoreFailed("The connection was ended.");
    const fate = connection.written.length > 0 ? this.rules.nextCommit() : "done";
    // The caller rolls back after an error.
    if (fate === "failed") throw new StoreFailed("The commit failed.");
    await this.inner.commitTransaction(connection.inner);
    this.owner.world.note("commit");
    connection.isInTransaction = false;
    await connection.tellCommitted();
    this.lock?.give(connection);
    if (fate === "done, and told as failed") throw new StoreFailed("The connection broke off.");
  }

  async rollbackTransaction(given: DatabaseConnection): Promise<void> {
    const connection = given as OrderedConnection;
    if (connection.isInTransaction) await this.inner.rollbackTransaction(connection.inner);
    this.owner.world.note("rollback");
    this.end(connection);
  }

  private end(connection: OrderedConnection): void {
    connection.isInTransaction = false;
    connection.isBroken = false;
    connection.written = [];
    this.lock?.give(connection);
  }

  releaseConnection = (given: DatabaseConnection): Promise<void> =>
    this.inner.releaseConnection((given as OrderedConnection).inner);

  destroy = (): Promise<void> => this.inner.destroy();

  /** The process freezes: another one must not wait for its locks. */
  async standStill(ms: number): Promise<void> {
    if (ms < idleInTransactionMs || !this.lock) return;
    for (const connection of this.connections.values()) {
      if (!connection.isInTransaction) continue;
      await this.inner.rollbackTransaction(connection.inner);
      this.end(connection);
      connection.isBroken = true;
    }
  }

  /** The process has died: its transactions are rolled back. @param isKept its connection is used again. */
  async die({ isKept }: { isKept: boolean }): Promise<void> {
    for (const connection of this.connections.values()) {
      if (isKept && connection.isInTransaction) await this.inner.rollbackTransaction(connection.inner);
      this.lock?.give(connection);
    }
    if (!isKept) await this.inner.destroy();
  }
}

export type OrderedStore = {
  between: WrapDialect;
  standStill(ms: number): Promise<void>;
  die(how: { isKept: boolean }): Promise<void>;
};

/**
 * Lets a process’s queries take their turn in the world.
 * @param lock set where other processes share the store: SQLite behind a lock then stands in for PostgreSQL,
 *   and says that it is one.
 */
export function orderQueries(owner: Owner, rules: QueryRules, lock: WriteLock | undefined): OrderedStore {
  let driver: OrderedDriver | undefined;
  const between: WrapDialect = (dialect): Dialect => ({
    createAdapter: () => {
      const adapter = dialect.createAdapter();
      return lock ? Object.create(adapter, { supportsTransactionalDdl: { value: true } }) : adapter;
    },
    createDriver: () => {
      driver = new OrderedDriver(dialect.createDriver(), owner, lock, rules);
      return driver;
    },
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  });
  return {
    between,
    standStill: async (ms) => driver?.standStill(ms),
    die: async (how) => driver?.die(how),
  };
}
