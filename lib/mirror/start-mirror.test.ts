import pino from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { createAssessmentClient } from "@/lib/assessment-api/client";
import { countAssessments } from "@/lib/assessments/list/count-assessments";
import type { AssessmentView } from "@/lib/assessments/schema";
import { nextVersion } from "@/lib/db/next-version";
import { onEachStore } from "@/lib/db/testing";
import { createAssessment } from "@/lib/db/testing-rows";
import { queues } from "@/lib/invitations/sending/testing-queue";
import { openComparingHere } from "@/lib/mirror/comparing/compare-here";
import { type Mirror, startMirror } from "@/lib/mirror/start-mirror";
import { readSync } from "@/lib/sync/read-sync";

const log = pino({ level: "silent" });

/** By the clock of the test, who looks at the lease every two seconds does so every twentieth of one. */
function hastenLeases(): void {
  const set = globalThis.setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((work: () => void, ms?: number, ...given: []) =>
    set(work, ms === 2_000 ? 50 : ms, ...given)) as typeof setTimeout);
}

// Starting a thread takes longer than most of these tests.
const openComparing = openComparingHere;

onEachStore("the poller", (store) => {
  const openQueue = queues();
  const mirrors: Mirror[] = [];
  afterEach(async () => {
    for (const mirror of mirrors.splice(0)) await mirror.stop();
  });

  type Client = Awaited<ReturnType<typeof openQueue>>["client"];

  /** @param wrap what becomes of the mirror's client. */
  const setUp = async (wrap = (client: Client) => client) => {
    const parts = await openQueue(await store());
    const mirror = startMirror({ store: parts.store, client: wrap(parts.client), log, openComparing });
    mirrors.push(mirror);
    const listReads = async () => {
      const requests = await (await fetch(`${parts.server.origin}/__control/requests`)).json();
      return (requests as Record<string, number>)["GET /v1/assessments"] ?? 0;
    };
    return { ...parts, mirror, listReads };
  };

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

  test("a slow single read doesn’t hold up the next look at the list", async ({ onTestFinished }) => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    onTestFinished(answer);
    const slow = (client: Client): Client => ({
      ...client,
      getAssessment: (...given) => client.getAssessment(...given).finally(() => answered),
    });
    const { mirror, store: source, client, interviewId, server, listReads } = await setUp(slow);
    const candidate = { email: "slow@example.com" };
    const { id } = await client.createAssessment({ interviewId, candidate, suppressCandidateEmail: true });
    await fetch(`${server.origin}/__control/complete`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ assessmentId: id, recommended: true }),
    });
    await mirror.checkNow();
    const before = await listReads();
    await mirror.checkNow();
    expect(await listReads()).toBe(before + 1);
    const identity = async () =>
      (await source.db.selectFrom("assessments").select("identity").executeTakeFirstOrThrow()).identity;
    expect(await identity()).toBe("unclaimed");
    answer();
    await expect.poll(identity).toBe("learned");
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

  test("of two on one store one polls, and the other when that one has stopped", async () => {
    hastenLeases();
    const { mirror, listReads, store: source, client } = await setUp();
    await mirror.idle();
    const other = startMirror({ store: source, client, log, openComparing });
    mirrors.push(other);
    await other.idle();
    expect([mirror.isPoller(), other.isPoller()]).toEqual([true, false]);
    expect(await listReads()).toBe(1);
    await mirror.stop();
    await expect.poll(() => other.isPoller()).toBe(true);
    await expect.poll(listReads).toBe(2);
  });

  test("a viewer at an instance that doesn’t poll is heard by the one that does", async () => {
    hastenLeases();
    const { mirror, listReads, store: source, client } = await setUp();
    await mirror.idle();
    const other = startMirror({ store: source, client, log, openComparing });
    mirrors.push(other);
    await other.idle();
    await other.checkNow();
    await expect.poll(listReads).toBe(2);
    other.watch();
    await expect.poll(listReads).toBeGreaterThanOrEqual(3);
    expect(other.isPoller()).toBe(false);
  });

  test("calls what follows a list after each, however odd its rows are, and after nothing else", async () => {
    const { mirror, store: source, client, server } = await setUp();
    await mirror.stop();
    const followed: (string | null)[] = [];
    const next = startMirror({
      store: source,
      client,
      log,
      openComparing,
      afterList: async () => {
        const state = await source.db.selectFrom("mirror_state").select("good_list_at").executeTakeFirst();
        followed.push(state?.good_list_at ?? null);
      },
    });
    mirrors.push(next);
    await next.idle();
    expect(followed).toEqual([source.now().toISOString()]);
    const answerWith = (status: number, body: unknown) =>
      fetch(`${server.origin}/__control/faults`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          match: { path: "/v1/assessments" },
          fault: { kind: "status", status, body },
        }),
      });
    await answerWith(200, ["rubbish"]);
    await next.checkNow();
    expect(await readSync(source, { technical: false })).toMatchObject({ unreadableRows: 1 });
    expect(followed).toHaveLength(2);
    await fetch(`${server.origin}/__control/faults`, { method: "DELETE" });
    await answerWith(200, { rubbish: true });
    await next.checkNow();
    expect(await readSync(source, { technical: false })).toMatchObject({ state: "failing" });
    expect(followed).toHaveLength(2);
  });

  test("doesn’t stand still while it rests as planned, and ends a list that takes minutes at once", async () => {
    const { mirror, store: source, client } = await setUp();
    await mirror.idle();
    expect(mirror.stalledMs()).toBe(0);
    await mirror.stop();
    let hasBegun = () => {};
    const begun = new Promise<void>((resolve) => {
      hasBegun = resolve;
    });
    const slow = createAssessmentClient({
      baseUrl: "https://service.example/v1",
      apiKey: "test-key-of-the-employer",
      fetch: async () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              hasBegun();
              controller.enqueue(new TextEncoder().encode(" "));
              return new Promise((resolve) => setTimeout(resolve, 20));
            },
          }),
        ),
    });
    const next = startMirror({ store: source, client: { ...client, ...slow }, log });
    mirrors.push(next);
    await begun;
    await next.stop();
    expect(next.isPoller()).toBe(false);
    expect(await readSync(source, { technical: false })).toMatchObject({ state: "live" });
  });

  test("what is shown where nobody polls is told to who does, once", async () => {
    const { mirror, store: source, client } = await setUp();
    await mirror.idle();
    const other = startMirror({ store: source, client, log, openComparing });
    mirrors.push(other);
    await other.idle();
    const row = { id: 7, identification: "reading" } as AssessmentView;
    const wishes = () => source.db.selectFrom("identity_wishes").select("assessment_id").execute();
    other.show([row, { id: 8 } as AssessmentView]);
    await expect.poll(wishes).toEqual([{ assessment_id: 7 }]);
    await source.db.deleteFrom("identity_wishes").execute();
    other.show([row]);
    await other.stop();
    expect(await wishes()).toEqual([]);
  });

  test("a service that can’t be read one by one is still read as a list, and is left alone when that ends", async () => {
    const { mirror, store: source, server } = await setUp();
    await mirror.idle();
    await fetch(`${server.origin}/__control/faults`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ match: { path: "/v1/assessments/*" }, fault: { kind: "hang" } }),
    });
    for (const id of [1, 2, 3])
      await createAssessment(source, id, {
        status: "recommended",
        identity: "unclaimed",
        interview_id: null,
      });
    await source.db.transaction().execute((transaction) => nextVersion(transaction, source.sourceId));
    await mirror.checkNow();
    await expect
      .poll(async () => (await readSync(source, { technical: false })).identifying)
      .toEqual({ left: 3 });
    // With reads under way that are never answered.
    await mirror.stop();
    expect(mirror.isPoller()).toBe(false);
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
