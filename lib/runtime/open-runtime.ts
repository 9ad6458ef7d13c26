import { closeAudit } from "@/lib/audit/tally-audit";
import { keepConfirming } from "@/lib/auth/oidc/confirm-sessions";
import { prepareAuth } from "@/lib/auth/signing-in/prepare-auth";
import { finishReplacing } from "@/lib/db/files/replace-files";
import { type Database, makeDataDir, openDatabase } from "@/lib/db/opening/open-database";
import { holdServerLock, type ServerLock } from "@/lib/db/opening/server-lock";
import { instant, type Store } from "@/lib/db/store";
import { type Env, getEnv } from "@/lib/env";
import { byProvider } from "@/lib/env-sign-in";
import { keepCleaning } from "@/lib/erasing/keep-cleaning";
import { reapplyErasures } from "@/lib/erasing/reapply-erasures";
import { openRunningExports } from "@/lib/exports/running-exports";
import { adoptSamples } from "@/lib/invitations/creating/adopt-samples";
import { log } from "@/lib/log";
import { openChangePace, openPace } from "@/lib/pace";
import { keepRetention } from "@/lib/retention/run-retention";
import { keepRuntime, type Runtime } from "@/lib/runtime/runtime";
import { startSource } from "@/lib/runtime/start-source";
import { connect } from "@/lib/sources/connect";
import { openSource } from "@/lib/sources/open-source";

/** Kept of the time for shutting down, for the store to close once creates are settled. */
const closingGetsMs = 250;

/** The very first page should have rows, but a slow service must not keep the dashboard from starting. */
const firstCheckGetsMs = 2_000;

/** The message names the variable to look at, never its value. */
class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";

  constructor(variable: "DATABASE_URL" | "DATA_DIR", cause: unknown) {
    super(`${variable} leads to no store that can be opened: ${reasonOf(cause)}`, { cause });
  }
}

/** A host with several addresses fails with an error for each, and an empty message of its own. */
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

/** Opens it for this process, once. @throws InvalidEnvironment or the store’s error */
export function startRuntime(): Promise<Runtime> {
  const opening = openRuntime(getEnv());
  keepRuntime(opening);
  return opening;
}

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
  const { lists } = await database.db
    .selectFrom("mirror_state")
    .select("lists")
    .where("source_id", "=", source.id)
    .executeTakeFirstOrThrow();
  const again = await reapplyErasures(database.db, env.dataDir, new Date());
  if (again > 0)
    log().warn({ erased: again }, "a backup had brought back erased candidates; they are erased again");
  const cleaning = await keepCleaning(database.db, log());
  await adoptSamples(store, connection.samples());

  const running = startSource({
    store,
    client,
    log: log(),
    isAlone: lock !== undefined,
    sessionIdleMs: env.sessionIdleMs,
    streams: env.streams,
  });
  const exports = openRunningExports({ store, log: log() });
  const retention = keepRetention({ store, dataDir: env.dataDir, log: log() });
  const provided = byProvider(env);
  const confirming =
    provided &&
    keepConfirming(store.db, provided, (ids) => {
      for (const id of ids) running.feed.endSession(id);
    });
  if (lists === 0)
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
    imports: running.imports,
    feed: running.feed,
    exports,
    retention,
    creates: openPace(env.createsPerMinute),
    changes: openChangePace(env.changesPerMinute),
    async close() {
      const audited = Promise.all([exports.close(), closeAudit(database.db)]);
      cleaning.stop();
      await Promise.all([
        running.stop(env.shutdownMs - closingGetsMs),
        retention.stop(),
        confirming?.close(),
      ]);
      await audited;
      await database.close();
      connection.close();
      lock?.release();
    },
  };
}
