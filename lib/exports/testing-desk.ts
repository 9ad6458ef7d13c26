import pino from "pino";
import type { MayGoOn } from "@/lib/auth/rights-ended";
import type { Store } from "@/lib/db/store";
import { type ExportDesk, type ExportReader, openExportDesk } from "@/lib/exports/export-desk";

/** A store with a desk of its own. */
export const exportsOf = (
  store: Store,
  options: Omit<Parameters<typeof openExportDesk>[0], "store" | "log"> = {},
): { store: Store; exports: ExportDesk } => ({
  store,
  exports: openExportDesk({ store, log: pino({ level: "silent" }), ...options }),
});

/** A reader who stays. */
export const untilEnd = (mayGoOn: MayGoOn = async () => true): ExportReader => ({
  mayGoOn,
  signal: new AbortController().signal,
});
