import { sql } from "kysely";
import pino from "pino";
import { v7 } from "uuid";
import { afterEach, expect, test } from "vitest";
import { viewQuerySchema } from "@/lib/assessments/schema";
import { recordAudit } from "@/lib/audit/record-audit";
import { auditFilterSchema } from "@/lib/audit/schema";
import type { MayGoOn } from "@/lib/auth/access-revoked";
import { engineOf } from "@/lib/db/engine";
import type { Store } from "@/lib/db/store";
import type { StoresOfEngine, TestStore } from "@/lib/db/testing";
import { createAssessments, createStore } from "@/lib/db/testing-rows";
import { type Exporter, exportAssessments } from "@/lib/exports/export-assessments";
import { exportAudit } from "@/lib/exports/export-audit";
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

export const dana = { id: "dana", name: "Dana Fox", role: "recruiter" } as const;
export const ali = { id: "ali", name: "Ali Okafor", role: "recruiter" } as const;

type From = { store: Store; exports: RunningExports };

export const rows = 1200;
export const kinds = {
  assessments: {
    ended: "assessments_export_ended",
    begin: (from: From, reader: ExportReader, person: Exporter = dana) =>
      exportAssessments(from, viewQuerySchema.parse({}), person, reader),
  },
  "the audit log": {
    ended: "audit_export_ended",
    begin: (from: From, reader: ExportReader, person: Exporter = dana) =>
      exportAudit(from, auditFilterSchema.parse({ action: "link_copied" }), person, reader),
  },
};
export type Kind = (typeof kinds)[keyof typeof kinds];

export const eachKind = test.each(Object.entries(kinds));

/** More than a batch of both kinds. */
async function fill(place: TestStore) {
  const store = await createStore((await place.open()).db);
  await createAssessments(store, rows);
  await recordAudit(store.db, {
    actor: dana,
    action: "link_copied",
    subject: { type: "selection", id: "1" },
    at: store.now(),
  });
  // The others like it: recording them one by one takes seconds.
  const first = await store.db.selectFrom("audit_log").selectAll().executeTakeFirstOrThrow();
  const others = Array.from({ length: rows - 1 }, (_, at) => ({
    ...first,
    id: v7(),
    subject_id: String(at + 2),
  }));
  while (others.length > 0) await store.db.insertInto("audit_log").values(others.splice(0, 400)).execute();
  // As PostgreSQL does by itself after a while: without statistics it reads batches slowly.
  if (engineOf(store.db) === "postgres") await sql`analyze`.execute(store.db);
}

export const untilItFails = async (reader: ReadableStreamDefaultReader) => {
  for (;;) if ((await reader.read()).done) return "it was whole";
};

/** Exports of filled stores. Call it at the top of a suite. */
export function runningExports({ copiesOf }: Pick<StoresOfEngine, "copiesOf">) {
  const filled = copiesOf(fill);
  const cleanups: (() => unknown)[] = [];
  // Before the stores close: what ends is written to them.
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0)) await cleanup();
  });

  /** A filled store, and what became of its exports. */
  async function exportsFrom(place: TestStore, kind: Kind, options?: Parameters<typeof exportsOf>[1]) {
    const store = await createStore((await place.open()).db);
    const from = exportsOf(store, options);
    cleanups.push(() => from.exports.close());
    const endings = async () => {
      const entries = await store.db
        .selectFrom("audit_log")
        .select("details")
        .where("action", "=", kind.ended)
        .execute();
      return entries.map(({ details }) => JSON.parse(details));
    };
    /** It is over: nothing is under way, and what was has said so once. */
    const endedOnce = async (complete: boolean) => {
      await expect.poll(endings).toEqual([{ rows: expect.any(Number), complete }]);
      expect(from.exports.size()).toBe(0);
    };
    return { store, from, endedOnce, endings };
  }

  return {
    filled,
    exportsFrom,
    cleanUp: (cleanup: () => unknown) => void cleanups.push(cleanup),
  };
}
