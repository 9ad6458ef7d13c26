import pino from "pino";
import type { MayGoOn } from "@/lib/auth/access-revoked";
import type { Store } from "@/lib/db/store";
import type { ExportReader } from "@/lib/exports/open-file";
import { openRunningExports, type RunningExports } from "@/lib/exports/running-exports";

export const exportsOf = (
  store: Store,
  options: Omit<Parameters<typeof openRunningExports>[0], "store" | "log"> = {},
): { store: Store; exports: RunningExports } => ({
  store,
  exports: openRunningExports({ store, log: pino({ level: "silent" }), ...options }),
});

export const untilEnd = (mayGoOn: MayGoOn = async () => true): ExportReader => ({
  mayGoOn,
  signal: new AbortController().signal,
});
