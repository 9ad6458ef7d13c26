import { expect, test } from "vitest";
import { createAssessmentClient } from "@/lib/assessment-api/client";
import { countAssessments } from "@/lib/assessments/list/count-assessments";
import { onEachStore } from "@/lib/db/testing";
import { mirrors } from "@/lib/mirror/testing-mirrors";
import { readSync } from "@/lib/sync/read-sync";

onEachStore("the poller", (store) => {
  const setUp = mirrors(store);

  test("reads the list once, however many look at the table at once", async () => {
    const { mirror, listReads, store: source } = await setUp();
    for (let viewer = 0; viewer < 50; viewer += 1) mirror.watch();
    await mirror.idle();
    for (let viewer = 0; viewer < 50; viewer += 1) mirror.watch();
    await mirror.idle();
    expect(await listReads()).toBe(1);
    expect(await readSync(source, { technical: false })).toMatchObject({ state: "live" });
  });

  test("many who ask for a check at once share one", async () => {
    const { mirror, listReads } = await setUp();
    await mirror.idle();
    await Promise.all(Array.from({ length: 20 }, () => mirror.checkNow()));
    expect(await listReads()).toBeLessThanOrEqual(3);
    expect(await listReads()).toBeGreaterThanOrEqual(2);
  });

  test("goes on when the service comes back, and keeps what it had meanwhile", async () => {
    const { mirror, store: source, client, interviewId, server } = await setUp();
    await client.createAssessment({
      interviewId,
      candidate: { email: "a@example.com" },
      suppressCandidateEmail: true,
    });
    await mirror.checkNow();
    const fail = { match: { method: "GET" }, fault: { kind: "status", status: 503 } };
    await fetch(`${server.origin}/__control/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(fail),
    });
    await mirror.checkNow();
    expect(await readSync(source, { technical: true })).toMatchObject({
      state: "failing",
      technical: expect.stringMatching(/^unavailable: /),
    });
    expect(await countAssessments(source)).toMatchObject({ all: 1 });
    await fetch(`${server.origin}/__control/faults`, { method: "DELETE" });
    await mirror.checkNow();
    expect(await readSync(source, { technical: true })).toEqual({
      state: "live",
      checkedAt: expect.any(String),
      unreadableRows: 0,
    });
  });

  test("haste leaves a slow service its rest, but for who asks for a check", async () => {
    const { mirror, server, listReads } = await setUp();
    await mirror.idle();
    await fetch(`${server.origin}/__control/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ match: { path: "/v1/assessments" }, fault: { kind: "delay", ms: 200 } }),
    });
    await mirror.checkNow();
    const before = await listReads();
    mirror.hurry();
    await mirror.idle();
    expect(await listReads()).toBe(before);
    await mirror.checkNow();
    expect(await listReads()).toBe(before + 1);
    mirror.hurry();
    // Its rest is ten times what the check took.
    await expect.poll(listReads, { timeout: 120_000 }).toBe(before + 2);
  });

  test("doesn’t stand still while it rests as planned, and ends a list that takes minutes at once", async () => {
    const { mirror, store: source, client, start } = await setUp();
    await mirror.idle();
    expect(mirror.stalledMs()).toBe(0);
    await mirror.stop();
    let isReading = () => {};
    const reading = new Promise<void>((resolve) => {
      isReading = resolve;
    });
    let hasBegun = false;
    const slow = createAssessmentClient({
      baseUrl: "https://service.example/v1",
      apiKey: "test-key-of-the-employer",
      fetch: async () =>
        new Response(
          new ReadableStream(
            {
              pull(controller) {
                if (!hasBegun) controller.enqueue(new TextEncoder().encode(" "));
                // It has read the first piece, and asks for one that never comes.
                else isReading();
                hasBegun = true;
              },
            },
            { highWaterMark: 0 },
          ),
        ),
    });
    const next = start({ client: { ...client, ...slow }, openComparing: undefined });
    await reading;
    await next.stop();
    expect(next.isPoller()).toBe(false);
    expect(await readSync(source, { technical: false })).toMatchObject({ state: "live" });
  });

  test("checks no more once it is stopped", async () => {
    const { mirror, listReads } = await setUp();
    await mirror.stop();
    const before = await listReads();
    mirror.watch();
    await mirror.checkNow();
    expect(await listReads()).toBe(before);
  });
});
