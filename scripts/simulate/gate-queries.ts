import { CompiledQuery, type DatabaseConnection, type Driver, type TransactionSettings } from "kysely";
import type pg from "pg";
import type { WrapDialect } from "@/lib/db/opening/open-database";
import { type EngineGate, Session } from "./engine-gate";
import { type QueryRules, tableWritten, takeTurn } from "./query-rules";
import { isRefusal, StoreFailed } from "./store-failures";
import { type Owner, outsideOfWorlds, type Task } from "./world";

type Way = { owner: Owner; gate: EngineGate; rules: QueryRules };

/** A connection whose queries take their turn in the world, and then at the engine. */
class GatedConnection implements DatabaseConnection {
  written: string[] = [];

  constructor(
    readonly inner: DatabaseConnection,
    readonly session: Session,
    private readonly way: Way,
  ) {}

  turn = (): Promise<void> => takeTurn(this.way.owner.world, this.way.rules);

  async executeQuery<R>(query: CompiledQuery): ReturnType<typeof this.inner.executeQuery<R>> {
    await this.turn();
    const { owner, gate, rules } = this.way;
    const table = tableWritten(query);
    const ask = () => this.inner.executeQuery<R>(query);
    try {
      const result =
        table === undefined || this.session.transaction !== "none"
          ? await gate.run({ owner, session: this.session, ask })
          : await this.committing(table, ask);
      owner.world.note(`${query.sql} ${table === "audit_log" ? "" : JSON.stringify(query.parameters)}`);
      if (table && this.session.transaction !== "none") this.written.push(table);
      return result;
    } catch (error) {
      if (isRefusal(error)) rules.onRefusal(`${error.message} (${error.code}): ${query.sql}`);
      throw error;
    }
  }

  /** A write that is its own transaction, in two steps, so that its effect can be seen separately. */
  private committing<T>(table: string, ask: () => Promise<T>): Promise<T> {
    const { owner, gate, rules } = this.way;
    const say = (what: string) => this.inner.executeQuery(CompiledQuery.raw(what));
    return gate.run({
      owner,
      session: this.session,
      outlives: true,
      async ask() {
        await say("begin");
        try {
          return await ask();
        } catch (error) {
          await say("rollback").catch(() => undefined);
          throw error;
        }
      },
      async andThen() {
        await say("commit");
        await rules.onCommit(owner, [table]);
      },
    });
  }

  async tellCommitted(): Promise<void> {
    const { written } = this;
    this.written = [];
    if (written.length > 0) await this.way.rules.onCommit(this.way.owner, written);
  }

  streamQuery<R>(query: CompiledQuery, size?: number): ReturnType<typeof this.inner.streamQuery<R>> {
    return this.inner.streamQuery<R>(query, size ?? 1);
  }
}

class GatedDriver implements Driver {
  private readonly connections = new Map<DatabaseConnection, GatedConnection>();
  private readonly inUse = new Set<GatedConnection>();
  private places: number;
  private readonly waiting: { goOn: () => void; timeout: Task }[] = [];

  constructor(
    private readonly inner: Driver,
    private readonly pool: pg.Pool,
    private readonly way: Way,
  ) {
    this.places = pool.options.max;
  }

  init: Driver["init"] = (options) => this.inner.init(options);

  async acquireConnection(): Promise<DatabaseConnection> {
    const { owner, gate } = this.way;
    await this.takePlace();
    try {
      const connection = await gate.run({
        owner,
        // No world has the pool’s timers: an idle connection changes nothing in it.
        ask: () => outsideOfWorlds(() => this.acquireNow()),
      });
      this.inUse.add(connection);
      return connection;
    } catch (error) {
      this.givePlace();
      throw error;
    }
  }

  /** The pool itself would let it wait in real time, which hardly passes. */
  private async takePlace(): Promise<void> {
    if (this.places > 0) {
      this.places -= 1;
      return;
    }
    const { owner } = this.way;
    await new Promise<void>((goOn, reject) => {
      const giveUp = () => {
        this.waiting.splice(this.waiting.indexOf(one), 1);
        reject(new Error("timeout exceeded when trying to connect"));
      };
      const timeout = owner.world.after(this.pool.options.connectionTimeoutMillis ?? 0, giveUp, owner);
      const one = { goOn, timeout };
      this.waiting.push(one);
    });
  }

  private givePlace(): void {
    const next = this.waiting.shift();
    if (!next) {
      this.places += 1;
      return;
    }
    next.timeout.isCancelled = true;
    next.goOn();
  }

  private async acquireNow(): Promise<GatedConnection> {
    const inner = await this.inner.acquireConnection();
    return this.connections.get(inner) ?? (await this.meet(inner));
  }

  private async meet(inner: DatabaseConnection): Promise<GatedConnection> {
    try {
      const { rows } = await inner.executeQuery<{ pid: number }>(
        CompiledQuery.raw("select pg_backend_pid() as pid"),
      );
      const session = new Session(rows[0]?.pid ?? 0, this.way.owner);
      this.way.gate.know(session);
      const connection = new GatedConnection(inner, session, this.way);
      this.connections.set(inner, connection);
      return connection;
    } catch (error) {
      await this.inner.releaseConnection(inner);
      throw error;
    }
  }

  async beginTransaction(given: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const connection = given as GatedConnection;
    const { inner, session } = connection;
    await connection.turn();
    const ask = async () => {
      await this.inner.beginTransaction(inner, settings);
      session.transaction = settings.accessMode === "read only" ? "reading" : "writing";
    };
    await this.way.gate.run({ owner: this.way.owner, session, ask });
  }

  async commitTransaction(given: DatabaseConnection): Promise<void> {
    const connection = given as GatedConnection;
    const { inner, session } = connection;
    const { owner, gate, rules } = this.way;
    await connection.turn();
    const fate = connection.written.length > 0 && !session.isGone ? rules.nextCommit() : "done";
    await gate.run({
      owner,
      session,
      frees: true,
      ask: async () => {
        if (fate === "failed") await gate.endNow([session]);
        await this.inner.commitTransaction(inner);
        session.transaction = "none";
      },
      andThen: async () => {
        owner.world.note("commit");
        await connection.tellCommitted();
        if (fate !== "done, and told as failed") return;
        await gate.endNow([session]);
        throw new StoreFailed("The connection broke off.");
      },
    });
  }

  async rollbackTransaction(given: DatabaseConnection): Promise<void> {
    const connection = given as GatedConnection;
    const { inner, session } = connection;
    connection.written = [];
    this.way.owner.world.note("rollback");
    const ask = async () => {
      await this.inner.rollbackTransaction(inner);
      session.transaction = "none";
    };
    await this.way.gate.run({ owner: this.way.owner, session, frees: true, ask });
  }

  releaseConnection = (given: DatabaseConnection): Promise<void> => {
    const connection = given as GatedConnection;
    this.inUse.delete(connection);
    const released = this.inner.releaseConnection(connection.inner);
    this.givePlace();
    return released;
  };

  destroy = (): Promise<void> =>
    this.way.gate.run({
      owner: this.way.owner,
      isHeldUp: () => this.inUse.size > 0,
      ask: () => this.inner.destroy(),
    });

  async die(): Promise<void> {
    await this.way.gate.endOwner(this.way.owner, { isAll: false });
  }

  /**
   * The process has died, and its connections are to serve another one.
   * @returns false where they can’t: the engine was still working for it.
   */
  async leave(): Promise<boolean> {
    const { gate, owner } = this.way;
    if (gate.isWaiting(owner)) {
      await gate.endOwner(owner, { isAll: true });
      return false;
    }
    for (const connection of this.inUse) {
      if (connection.session.transaction !== "none") await gate.end([connection.session]);
      await this.inner.releaseConnection(connection.inner);
    }
    return true;
  }
}

export type GatedStore = { between: WrapDialect; die(): Promise<void>; leave(): Promise<boolean> };

/** Lets a process’s queries take their turn in the world, and then, one after the other, at the engine. */
export function gateQueries(way: Way, pool: pg.Pool): GatedStore {
  let driver: GatedDriver | undefined;
  return {
    between: (dialect) => ({
      createAdapter: () => dialect.createAdapter(),
      createDriver: () => {
        driver = new GatedDriver(dialect.createDriver(), pool, way);
        return driver;
      },
      createQueryCompiler: () => dialect.createQueryCompiler(),
      createIntrospector: (db) => dialect.createIntrospector(db),
    }),
    die: async () => driver?.die(),
    leave: async () => (await driver?.leave()) ?? true,
  };
}
