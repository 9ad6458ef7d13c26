import type { Database } from "@/lib/db/opening/open-database";
import type { Store } from "@/lib/db/store";
import type { Env } from "@/lib/env";
import type { RunningExports } from "@/lib/exports/running-exports";
import type { ChangePace, Pace } from "@/lib/pace";
import type { RetentionRunner } from "@/lib/retention/run-retention";
import type { RunningSource } from "@/lib/runtime/start-source";
import type { Connection } from "@/lib/sources/connect";
import type { Source } from "@/lib/sources/open-source";

export type Runtime = Pick<RunningSource, "mirror" | "invitations" | "imports" | "feed"> & {
  env: Env;
  database: Database;
  source: Source;
  store: Store;
  connection: Omit<Connection, "client">;
  exports: RunningExports;
  retention: RetentionRunner;
  creates: Pace;
  changes: ChangePace;
  /** Gives creates in flight two seconds to settle. */
  close(): Promise<void>;
};

// Next bundles instrumentation.ts, which opens it, apart from the pages and handlers, which use it.
const registry = globalThis as typeof globalThis & { shortlistRuntime?: Promise<Runtime> };

/** @param runtime what `getRuntime` answers from now on */
export function keepRuntime(runtime: Promise<Runtime> | undefined): void {
  registry.shortlistRuntime = runtime;
}

/**
 * What the process opened when it started (lib/runtime/open-runtime.ts). This file loads none of that: it would be in the
 * bundle of every handler.
 */
export async function getRuntime(): Promise<Runtime> {
  if (!registry.shortlistRuntime) throw new Error("The dashboard hasn’t been started: a build has no store.");
  return registry.shortlistRuntime;
}
