import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { sql } from "kysely";
import { pipeToNodeResponse } from "next/dist/server/pipe-readable";
import { signalFromNodeResponse } from "next/dist/server/web/spec-extension/adapters/next-request";
import { afterEach, expect, test } from "vitest";
import { viewQuerySchema } from "@/lib/assessments/schema";
import { recordAudit } from "@/lib/audit/record-audit";
import { auditFilterSchema } from "@/lib/audit/schema";
import { AccessRevoked } from "@/lib/auth/access-revoked";
import { engineOf } from "@/lib/db/engine";
import { connectDatabase } from "@/lib/db/opening/open-database";
import type { Store } from "@/lib/db/store";
import { onEachStore, type TestStore } from "@/lib/db/testing";
import { createAssessments, createStore } from "@/lib/db/testing-rows";
import { type Exporter, exportAssessments } from "@/lib/exports/export-assessments";
import { exportAudit } from "@/lib/exports/export-audit";
import type { Batch, ExportReader } from "@/lib/exports/open-file";
import type { RunningExports } from "@/lib/exports/running-exports";
import { exportsOf, untilEnd } from "@/lib/exports/testing-exports";
import { endUnreadAnswers } from "@/scripts/serve/end-unread-answers.mjs";

const cleanups: (() => unknown)[] = [];

const dana = { id: "dana", name: "Dana Fox", role: "recruiter" } as const;
const ali = { id: "ali", name: "Ali Okafor", role: "recruiter" } as const;
const never = new Promise<never>(() => undefined);

type From = { store: Store; exports: RunningExports };

const rows = 1200;
const kinds = {
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
type Kind = (typeof kinds)[keyof typeof kinds];

const eachKind = test.each(Object.entries(kinds));

/** More than a batch of both kinds. */
async function fill(place: TestStore) {
  const store = await createStore((await place.open()).db);
  await createAssessments(store, rows);
  await store.db.transaction().execute(async (transaction) => {
    for (let id = 1; id <= rows; id += 1) {
      const subject = { type: "selection", id: String(id) } as const;
      await recordAudit(transaction, { actor: dana, action: "link_copied", subject, at: store.now() });
    }
  });
  // As PostgreSQL does by itself after a while: without statistics it reads batches slowly.
  if (engineOf(store.db) === "postgres") await sql`analyze`.execute(store.db);
}

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

const untilItFails = async (reader: ReadableStreamDefaultReader) => {
  for (;;) if ((await reader.read()).done) return "it was whole";
};

onEachStore("an export", (open, { copiesOf }) => {
  const filled = copiesOf(fill);
  // Before the stores close: what ends is written to them.
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0)) await cleanup();
  });

  eachKind("of %s that is read to its end says so", async (_title, kind) => {
    const { from, endedOnce, endings } = await exportsFrom(await filled(), kind);
    const csv = await new Response(await kind.begin(from, untilEnd())).text();
    expect(csv.trimEnd().split("\r\n")).toHaveLength(1 + rows);
    await endedOnce(true);
    expect(await endings()).toEqual([{ rows, complete: true }]);
  });

  eachKind("of %s that is given up ends once, whatever it was at", async (_title, kind) => {
    const { from, endings } = await exportsFrom(await filled(), kind);
    for (let taken = 0; taken < 6; taken += 1) {
      const reader = (await kind.begin(from, untilEnd())).getReader();
      for (let chunk = 0; chunk < taken; chunk += 1) await reader.read();
      await reader.cancel();
      // The pace of a file that is read: by then the batch that was being read has been, too.
      await new Response(await kind.begin(from, untilEnd())).text();
      expect(await endings()).toHaveLength(2 * (taken + 1));
    }
    expect(from.exports.size()).toBe(0);
  });

  eachKind("of %s whose reader leaves while their rights are asked for ends once", async (_title, kind) => {
    const { from, endedOnce, endings } = await exportsFrom(await filled(), kind);
    let answer: ((may: boolean) => void) | undefined;
    const mayGoOn = () =>
      new Promise<boolean>((resolve) => {
        answer = resolve;
      });
    const reader = (await kind.begin(from, untilEnd(mayGoOn))).getReader();
    await reader.read();
    await expect.poll(() => answer).toBeDefined();
    await reader.cancel();
    await endedOnce(false);
    answer?.(false);
    await new Response(await kind.begin(from, untilEnd())).text();
    expect(await endings()).toHaveLength(2);
  });

  eachKind("of %s whose reader left before it was there ends", async (_title, kind) => {
    const { from, endedOnce } = await exportsFrom(await filled(), kind);
    for (const isEarly of [true, false]) {
      const leaving = new AbortController();
      if (isEarly) leaving.abort();
      const stream = await kind.begin(from, { ...untilEnd(), signal: leaving.signal });
      leaving.abort();
      await expect(stream.getReader().read()).rejects.toThrow(/abort/i);
      if (isEarly) await endedOnce(false);
    }
    expect(from.exports.size()).toBe(0);
  });

  eachKind("of %s that nobody reads ends when its reader may no longer have it", async (_title, kind) => {
    const { from, endedOnce } = await exportsFrom(await filled(), kind, { lookEveryMs: 10 });
    let isAllowed = true;
    const stream = await kind.begin(
      from,
      untilEnd(async () => isAllowed),
    );
    const reader = stream.getReader();
    await reader.read();
    isAllowed = false;
    await endedOnce(false);
    await expect(untilItFails(reader)).rejects.toThrow(AccessRevoked);
    await endedOnce(false);
  });

  eachKind("of %s that can’t be read on, or not at all, ends", async (_title, kind) => {
    for (const isAtOnce of [true, false]) {
      const { store, from, endedOnce } = await exportsFrom(await filled(), kind);
      const { where } = await open({ isMigrated: false });
      const empty = connectDatabase(where);
      cleanups.push(empty.close);
      let isGone = isAtOnce;
      const wanted = {
        ...from,
        store: {
          ...store,
          get db() {
            return isGone ? empty.db : store.db;
          },
        },
      };
      const read = async () => {
        const reader = (await kind.begin(wanted, untilEnd())).getReader();
        await reader.read();
        isGone = true;
        return untilItFails(reader);
      };
      await expect(read()).rejects.toThrow();
      await endedOnce(false);
    }
  });

  eachKind("of %s ends with the process", async (_title, kind) => {
    const { from, endings } = await exportsFrom(await filled(), kind);
    const reader = (await kind.begin(from, untilEnd())).getReader();
    const waiting = (
      await kind.begin(
        from,
        untilEnd(() => never),
      )
    ).getReader();
    const leaving = await kind.begin(from, untilEnd());
    await reader.read();
    await waiting.read();
    void leaving.cancel();
    await from.exports.close();
    expect(await endings()).toHaveLength(3);
    for (const one of [reader, waiting])
      await expect(untilItFails(one)).rejects.toMatchObject({ name: "AbortError" });
    const late = await kind.begin(from, untilEnd());
    await expect(untilItFails(late.getReader())).rejects.toMatchObject({ name: "AbortError" });
    await expect.poll(endings).toHaveLength(4);
    expect(from.exports.size()).toBe(0);
  });

  eachKind("of %s says how it ended once the store takes it again", async (_title, kind) => {
    const { store, from, endedOnce } = await exportsFrom(await filled(), kind, { lookEveryMs: 10 });
    const stream = await kind.begin(from, untilEnd());
    await store.db.schema.alterTable("audit_log").renameTo("away").execute();
    await stream.cancel();
    expect(from.exports.size()).toBe(0);
    await store.db.schema.alterTable("away").renameTo("audit_log").execute();
    await endedOnce(false);
  });

  test("is one of three that a person has at once, of both kinds; whichever way one ends, there is room again", async () => {
    const { assessments, "the audit log": log } = kinds;
    const { from } = await exportsFrom(await filled(), assessments, { lookEveryMs: 10 });
    const rights = { areLost: false };
    const leaving = new AbortController();
    await assessments.begin(from, { ...untilEnd(), signal: leaving.signal });
    const given = await log.begin(from, untilEnd());
    await log.begin(
      from,
      untilEnd(async () => !rights.areLost),
    );
    const refused = { problem: { status: 429, reason: "too_many_exports", params: { atMost: 3 } } };
    const isFull = async () => {
      await expect(async () => from.exports.refuseMore(dana)).rejects.toMatchObject(refused);
      for (const kind of [assessments, log])
        await expect(kind.begin(from, untilEnd())).rejects.toMatchObject(refused);
    };
    await isFull();
    await (await assessments.begin(from, untilEnd(), ali)).cancel();
    const ends = [
      () => leaving.abort(),
      () => given.cancel(),
      () => {
        rights.areLost = true;
      },
    ];
    let last: ReadableStream | undefined;
    for (const end of ends) {
      end();
      await expect.poll(() => from.exports.size()).toBe(2);
      last = await assessments.begin(from, untilEnd());
      await isFull();
    }
    await new Response(last).text();
    expect(from.exports.size()).toBe(2);
    // Five begin at the same moment.
    const some = await Promise.allSettled(Array.from({ length: 5 }, () => log.begin(from, untilEnd())));
    expect(some.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  eachKind("of %s that nobody takes from the connection ends with it", async (_title, kind) => {
    const { from, endedOnce, endings } = await exportsFrom(await filled(), kind);
    // As many as it takes until the system holds no more.
    const wide = { ...from, exports: { ...from.exports, begin: widened(from.exports) } };
    const port = await serve(async (_request, response) => {
      const signal = signalFromNodeResponse(response);
      await pipeToNodeResponse(await kind.begin(wide, { ...untilEnd(), signal }), response);
    }, 100);
    const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n"));
    socket.on("error", () => undefined);
    cleanups.push(() => socket.destroy());
    await expect.poll(() => from.exports.size()).toBe(1);
    await expect.poll(endings, { timeout: 20_000 }).toHaveLength(1);
    await endedOnce(false);
  });
});

/** The same rows again and again. */
const widened =
  ({ begin }: RunningExports): RunningExports["begin"] =>
  (wanted, reader) =>
    begin(
      {
        ...wanted,
        find: async (exportId) =>
          (async function* () {
            const read: Batch[] = [];
            const batches = await wanted.find(exportId);
            for (let next = await batches.next(); !next.done; next = await batches.next()) {
              read.push(next.value);
              yield next.value;
            }
            for (;;) yield* read;
          })(),
      },
      reader,
    );

async function serve(handle: RequestListener, unreadMs: number): Promise<number> {
  const server = createServer(handle);
  endUnreadAnswers(server, unreadMs);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}
