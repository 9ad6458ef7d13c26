import { expect, inject, it, vi } from "vitest";
import { findServer, startServer } from "@/lib/db/testing-postgres";
import { look } from "./inspect";
import { openService } from "./service";
import type { Answer } from "./submit";
import { benchAt, onBothStores, openBench } from "./testing";

const hourMs = 60 * 60_000;

it.concurrent("a full store refuses with a sentence, and takes what it owes when there is room", {
  timeout: 600_000,
}, async ({ onTestFinished }) => {
  const bench = await openBench("sqlite", onTestFinished);
  const instance = await bench.start();
  await bench.expectSound(instance);
  await instance.tell({ fullStore: true });
  // One whose answer finds no room waits for it; one that finds none itself is refused at once.
  const asked: ReturnType<typeof bench.invite>[] = [];
  const refused: Answer[] = [];
  while (refused.length === 0) {
    const invited = bench.invite(instance);
    asked.push(invited);
    void invited.then(({ answer }) => answer.kind === "refused" && refused.push(answer));
    await look(instance);
  }
  expect(refused[0]).toMatchObject({ status: 500, code: "internal" });
  // Reading still works.
  expect((await look(instance))?.status).toBe(200);
  expect(instance.output()).toContain("database or disk is full");

  await instance.tell({ fullStore: false });
  await Promise.all(asked);
  expect((await bench.invite(instance)).answer.kind).toBe("created");
  // The mirror backs off from a failing store as from a failing service.
  await bench.expectSound(instance);
});

onBothStores("a clock that steps back, and forth again", 600_000, async (open) => {
  const bench = await open();
  const instance = await bench.start();
  for (const stepClockMs of [-hourMs, 2 * hourMs, -hourMs]) {
    // During a call that lands, and whose answer is lost.
    await bench.service.failCreates({ kind: "delay", ms: 1_500, when: "before" }, 1);
    const answered = bench.invite(instance);
    const asked = () => bench.service.creates.length;
    await vi.waitFor(() => expect(asked()).toBe(bench.submissions.length), { timeout: 120_000 });
    await instance.tell({ stepClockMs });
    expect((await answered).answer.kind).toBe("created");
    expect((await bench.invite(instance)).answer.kind).toBe("created");
    await bench.expectSound(instance);
  }
  // Twice between two lists, so that neither of them shows it.
  await bench.service.failCreates({ kind: "reset", when: "after" }, 1);
  await instance.tell({ stepClockMs: hourMs });
  const { submission } = await bench.invite(instance);
  await instance.tell({ stepClockMs: -2 * hourMs });
  await vi.waitFor(
    async () => {
      await look(instance);
      expect(await bench.stateOf(submission)).toBe("probable");
    },
    { timeout: 120_000, interval: 500 },
  );
  await bench.expectSound(instance);
});

const binaries = inject("postgresUrl") ? findServer() : undefined;

const onPostgres = binaries ? it : () => undefined;

onPostgres(
  "PostgreSQL crashed and restarted underneath",
  { timeout: 600_000, concurrent: true },
  async ({ onTestFinished }) => {
    const postgres = startServer(binaries ?? "");
    onTestFinished(postgres.stop);
    const { place } = await openBench("sqlite", onTestFinished);
    const service = await openService(20);
    onTestFinished(service.remove);
    const bench = benchAt({ ...place, databaseUrl: postgres.url }, service, onTestFinished);
    const instance = await bench.start();
    expect((await bench.invite(instance)).answer.kind).toBe("created");

    for (const when of ["before", "after"]) {
      // Some wait for their turn; one is in flight, and its answer comes when the store is down, or back.
      await service.failCreates({ kind: "delay", ms: 1_000, when }, 2);
      const asked = service.creates.length;
      const invited = Promise.all(Array.from({ length: 6 }, () => bench.invite(instance)));
      await vi.waitFor(() => expect(service.creates.length).toBeGreaterThan(asked), { timeout: 120_000 });
      postgres.restart();
      await invited;
    }
    expect((await bench.invite(instance)).answer.kind).toBe("created");
    await bench.expectSound(instance);
    expect((await look(instance))?.status).toBe(200);
  },
);
