import pino from "pino";
import { afterEach, expect, test } from "vitest";
import { countAssessments } from "@/lib/assessments/count-assessments";
import { onEachStore } from "@/lib/db/testing";
import { desks } from "@/lib/invitations/testing-desk";
import { readSync } from "@/lib/mirror/read-sync";
import { type Mirror, startMirror } from "@/lib/mirror/start-mirror";

const log = pino({ level: "silent" });

onEachStore("the poller", (store) => {
  const openDesk = desks();
  const mirrors: Mirror[] = [];
  afterEach(async () => {
    for (const mirror of mirrors.splice(0)) await mirror.stop();
  });

  const setUp = async () => {
    const parts = await openDesk(await store());
    const mirror = startMirror({ store: parts.store, client: parts.client, log });
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

  test("a slow single read doesn’t hold up the next look at the list", async () => {
    const { mirror, store: source, client, interviewId, server, listReads } = await setUp();
    const candidate = { email: "slow@example.com" };
    const { id } = await client.createAssessment({ interviewId, candidate, suppressCandidateEmail: true });
    const post = (path: string, body: unknown) =>
      fetch(`${server.origin}/__control/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    await post("complete", { assessmentId: id, recommended: true });
    const fault = { kind: "delay", ms: 600 };
    await post("faults", { match: { method: "GET", path: `/v1/assessments/${id}` }, fault, times: 1 });
    await mirror.checkNow();
    const before = await listReads();
    await mirror.checkNow();
    expect(await listReads()).toBe(before + 1);
    expect(await countAssessments(source)).toMatchObject({ recommended: 1, unclaimed: 1 });
    await expect.poll(() => countAssessments(source)).toMatchObject({ recommended: 1, unclaimed: 0 });
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
