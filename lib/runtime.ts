import { type Connection, connect } from "@/lib/assessment-api/connect";
import { closeAudit } from "@/lib/audit/tally-audit";
import { prepareAuth } from "@/lib/auth/prepare-auth";
import { type Database, makeDataDir, openDatabase } from "@/lib/db/open-database";
import { finishReplacing } from "@/lib/db/replace-files";
import { holdServerLock, type ServerLock } from "@/lib/db/server-lock";
import { instant, type Store } from "@/lib/db/store";
import { type Env, getEnv, isBuilding } from "@/lib/env";
import { type ExportDesk, openExportDesk } from "@/lib/exports/export-desk";
import { adoptSamples } from "@/lib/invitations/adopt-samples";
import { log } from "@/lib/log";
import { type ChangePace, openChangePace, openPace, type Pace } from "@/lib/pace";
import { openSource, type Source } from "@/lib/sources/open-source";
import { type RunningSource, startSource } from "@/lib/start-source";

/** Everything that lives as long as the process. */
export type Runtime = Pick<RunningSource, "mirror" | "invitations" | "feed"> & {
  env: Env;
  database: Database;
  source: Source;
  store: Store;
  connection: Omit<Connection, "client">;
  exports: ExportDesk;
  /** How much a person makes in a minute. */
  creates: Pace;
  /** How much a person changes in a minute, all in all. */
  changes: ChangePace;
  /** Ends it all: creates in flight get two seconds to settle. */
  close(): Promise<void>;
};

/** The first page should show rows, but a slow service must not keep the dashboard from starting. */
const firstCheckGetsMs = 2_000;

/** Next loads this module several times in one process; the runtime is one all the same. */
const registry = globalThis as typeof globalThis & { shortlistRuntime?: Promise<Runtime> };

/**
 * The process's runtime, opened at first use and shared by all of Next's module graphs.
 * @throws InvalidEnvironment, or what the store says when it can't be opened; the next call tries again.
 */
export function getRuntime(): Promise<Runtime> {
  if (isBuilding()) throw new Error("A build must not open the store.");
  if (!registry.shortlistRuntime) {
    const opening = openRuntime(getEnv());
    registry.shortlistRuntime = opening;
    opening.catch(() => {
      registry.shortlistRuntime = undefined;
    });
  }
  return registry.shortlistRuntime;
}

/** The store can't be opened; the message names the variable to look at, never its value. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";

  constructor(variable: "DATABASE_URL" | "DATA_DIR", cause: unknown) {
    super(`${variable} leads to no store that can be opened: ${reasonOf(cause)}`, { cause });
  }
}

/** An address with several ways to it fails with all of their errors, and a message of its own that is empty. */
const reasonOf = (cause: unknown): string => {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join("; ");
  return cause instanceof Error ? cause.message : String(cause);
};

async function openStore(env: Env): Promise<Database> {
  try {
    return await openDatabase(env, (error) => log().warn({ err: error }, "PostgreSQL closed a connection"));
  } catch (error) {
    throw new StoreUnavailable(env.databaseUrl ? "DATABASE_URL" : "DATA_DIR", error);
  }
}

function prepareDataDir(env: Env): void {
  try {
    makeDataDir(env.dataDir);
  } catch (error) {
    throw new StoreUnavailable("DATA_DIR", error);
  }
}

/** Opens a runtime of its own: tests make several in one process. */
export async function openRuntime(env: Env): Promise<Runtime> {
  prepareDataDir(env);
  const lock = env.databaseUrl ? undefined : holdServerLock(env.dataDir);
  try {
    if (lock) finishRestore(env.dataDir);
    await prepareAuth(env);
    return await assemble(env, await openStore(env), lock);
  } catch (error) {
    lock?.release();
    throw error;
  }
}

function finishRestore(dataDir: string): void {
  const keptAside = finishReplacing(dataDir);
  if (keptAside) log().warn({ keptAside }, "a restore had broken off in the middle; it is finished now");
}

async function assemble(env: Env, database: Database, lock: ServerLock | undefined): Promise<Runtime> {
  const { client, ...connection } = connect(env);
  const source = await openSource(database.db, connection.source, new Date());
  const store: Store = { db: database.db, sourceId: source.id, now: () => new Date() };
  await database.db
    .insertInto("mirror_state")
    .values({ source_id: source.id, unreadable_rows: 0, lists: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await adoptSamples(store, connection.samples());

  const running = startSource({
    store,
    client,
    log: log(),
    isAlone: lock !== undefined,
    sessionIdleMs: env.sessionIdleMs,
    streams: env.streams,
  });
  const exports = openExportDesk({ store, log: log() });
  await Promise.race([
    running.mirror.idle(),
    new Promise((resolve) => setTimeout(resolve, firstCheckGetsMs)),
  ]);
  log().info({ source: source.kind, baseUrl: source.baseUrl, at: instant(new Date()) }, "ready");

  return {
    env,
    database,
    source,
    store,
    connection,
    mirror: running.mirror,
    invitations: running.invitations,
    feed: running.feed,
    exports,
    creates: openPace(env.createsPerMinute),
    changes: openChangePace(env.changesPerMinute),
    async close() {
      const audited = Promise.all([exports.close(), closeAudit(database.db)]);
      await running.stop();
      await audited;
      await database.close();
      connection.close();
      lock?.release();
    },
  };
}
