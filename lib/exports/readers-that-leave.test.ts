import { pipeline } from "node:stream/promises";
import { expect } from "vitest";
import { AccessRevoked } from "@/lib/auth/access-revoked";
import { onEachStore } from "@/lib/db/testing";
import type { Batch } from "@/lib/exports/open-file";
import type { RunningExports } from "@/lib/exports/running-exports";
import { eachKind, runningExports, untilEnd, untilItFails } from "@/lib/exports/testing-exports";
import { askAndWait, serveUnread } from "@/scripts/serve/testing-unread";

onEachStore("an export", (_, engine) => {
  const { filled, exportsFrom, cleanUp } = runningExports(engine);

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

  eachKind("of %s that nobody takes from the connection ends with it", async (_title, kind) => {
    const { from, endedOnce, endings } = await exportsFrom(await filled(), kind);
    // As many as it takes until the system holds no more.
    const wide = { ...from, exports: { ...from.exports, begin: widened(from.exports) } };
    const port = await serveUnread(
      async (_request, response) => {
        // The signal and the stream end with the connection; e2e/server/export.spec.ts has that of Next.
        const leaving = new AbortController();
        response.once("close", () => leaving.abort());
        const stream = await kind.begin(wide, { ...untilEnd(), signal: leaving.signal });
        await pipeline(stream, response).catch(() => undefined);
      },
      100,
      cleanUp,
    );
    askAndWait(port, cleanUp);
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
