import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createAssessmentClient } from "@/lib/assessment-api/client";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { plansOf } from "@/lib/db/testing-plans";
import { createAssessments, createInterview, createStore } from "@/lib/db/testing-rows";
import { getAssessment } from "@/lib/details/get-assessment";
import { countLeft, nextDue } from "@/lib/mirror/learning/due-rows";
import { learnIdentities } from "@/lib/mirror/learning/learn-identities";
import { createPace } from "@/lib/mirror/learning/pace";
import { unreadOf, wishIdentities } from "@/lib/mirror/learning/wish-identities";
import { LeaseLost } from "@/lib/mirror/lease/lease";
import { pollAssessments } from "@/lib/mirror/polling/poll-assessments";
import { type SandboxServer, startSandboxServer } from "@/lib/sandbox/start-sandbox-server";
import { readSync } from "@/lib/sync/read-sync";

const administrator = { role: "administrator" } as const;

onEachStore("learning from a service with many completed ones", (_, { copiesOf }) => {
  let server: SandboxServer;
  beforeAll(async () => {
    server = await startSandboxServer({
      port: 0,
      apiKey: "test-key-of-the-employer",
      faults: true,
      assessments: 60,
    });
  });
  afterEach(() => fetch(`${server.origin}/__control/faults`, { method: "DELETE" }));
  afterAll(() => server.close());

  const listed = copiesOf(async (place) => {
    const store = await createStore((await place.open()).db, { baseUrl: server.url });
    await pollAssessments(store, createAssessmentClient({ baseUrl: server.url, apiKey: server.apiKey }));
  });

  const setUp = async () => {
    const store = await createStore((await (await listed()).open()).db, { baseUrl: server.url });
    const reached = { baseUrl: server.url, apiKey: server.apiKey };
    const client = createAssessmentClient({ ...reached, timeoutMs: 60_000 });
    /** For what never answers; it would give up others too on a machine that has much else to do. */
    const clientInAHurry = createAssessmentClient({ ...reached, timeoutMs: 1_000 });
    const pace = createPace();
    /** Ids in the order asked, and how many were under way at most since it was set to 0. */
    const seen = { asked: [] as number[], most: 0 };
    let underWay = 0;
    const watched = {
      async getAssessment(id: number) {
        seen.asked.push(id);
        underWay += 1;
        seen.most = Math.max(seen.most, underWay);
        try {
          return await client.getAssessment(id, { retries: 0 });
        } finally {
          underWay -= 1;
        }
      },
    };
    const ids = async (identity: "unclaimed" | "learned") =>
      (
        await store.db
          .selectFrom("assessments")
          .select("id")
          .where("status", "<>", "pending")
          .where("identity", "=", identity)
          .orderBy("created_at", "desc")
          .orderBy("id", "desc")
          .execute()
      ).map(({ id }) => id);
    const fault = (path: string, fault: Record<string, unknown>, times?: number) =>
      fetch(`${server.origin}/__control/faults`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ match: { method: "GET", path }, fault, times }),
      });
    const attempts = async () =>
      Object.fromEntries(
        (
          await store.db
            .selectFrom("assessments")
            .select(["id", "learn_attempts"])
            .where("learn_attempts", ">", 0)
            .execute()
        ).map(({ id, learn_attempts }) => [id, learn_attempts]),
      );
    const identifying = async () => (await readSync(store, { technical: false })).identifying;
    const learn = (parts = {}) => learnIdentities(store, watched, { pace, ...parts });
    return { store, client, clientInAHurry, pace, seen, ids, fault, attempts, identifying, learn, watched };
  };

  test("reads all of them, the newest first, and more at once while answers are quick", async () => {
    const { ids, seen, learn, identifying } = await setUp();
    const completed = await ids("unclaimed");
    expect(completed.length).toBeGreaterThan(30);
    // By this clock every answer is quick.
    expect(await learn({ pace: createPace(() => 0) })).toBe(completed.length);
    expect(seen.asked).toEqual(completed);
    expect(seen.most).toBeGreaterThan(2);
    expect(await ids("unclaimed")).toEqual([]);
    expect(await identifying()).toBeUndefined();
  });

  test("rests and halves when it is asked to slow down, and blames no row for it", async () => {
    const { store, pace, ids, fault, learn, attempts } = await setUp();
    for (let times = 0; times < 200; times += 1) pace.answered({ beganMs: performance.now(), isFull: true });
    expect(pace.limit()).toBe(16);
    const limited = { kind: "status", status: 429, headers: { "retry-after": "1" } };
    await fault("/v1/assessments/*", limited, 16);
    await learn();
    expect(pace.limit()).toBeLessThan(16);
    expect(await attempts()).toEqual({});
    store.clock.at = new Date(store.clock.at.getTime() + 11_000);
    await learn();
    expect(await ids("unclaimed")).toEqual([]);
  });

  test("one row that the service never answers for holds up no other", async () => {
    const { client, clientInAHurry, watched, ids, fault, learn, attempts } = await setUp();
    const [newest, second, third, fourth] = await ids("unclaimed");
    watched.getAssessment = (id) =>
      (id === newest ? clientInAHurry : client).getAssessment(id, { retries: 0 });
    await fault(`/v1/assessments/${newest}`, { kind: "hang" });
    await fault(`/v1/assessments/${second}`, { kind: "status", status: 500 });
    await fault(`/v1/assessments/${third}`, { kind: "status", status: 503 });
    await fault(`/v1/assessments/${fourth}`, { kind: "garbage" });
    await learn();
    expect((await ids("unclaimed")).toSorted()).toEqual([newest, second, third, fourth].toSorted());
    expect(await attempts()).toMatchObject({ [newest ?? 0]: 1, [fourth ?? 0]: 1 });
  });

  test("what people are looking at comes first, whichever process they ask", async () => {
    const { store, ids, seen, learn } = await setUp();
    const completed = await ids("unclaimed");
    const shown = completed.slice(-5);
    await wishIdentities(store, shown.slice(0, 2));
    store.clock.at = new Date(store.clock.at.getTime() + 1_000);
    await wishIdentities(store, shown.slice(2));
    await learn();
    expect(seen.asked.slice(0, 5)).toEqual([...shown.slice(2), ...shown.slice(0, 2)]);
    expect(seen.asked).toHaveLength(completed.length);
    expect(await store.db.selectFrom("identity_wishes").selectAll().execute()).toEqual([]);
  });

  test("what is wished for while it goes on doesn’t wait for all the others", async () => {
    const { store, ids, seen, learn, watched, client } = await setUp();
    const completed = await ids("unclaimed");
    const last = completed.at(-1) ?? 0;
    watched.getAssessment = async (id) => {
      if (seen.asked.push(id) === 3) await wishIdentities(store, [last]);
      // Slow enough that the next look comes before the end.
      await new Promise((resolve) => setTimeout(resolve, 60));
      return client.getAssessment(id);
    };
    await learn({ pace: { ...createPace(), limit: () => 2 } });
    expect(seen.asked.indexOf(last)).toBeLessThan(completed.length - 1);
  });

  test("an answer that doesn’t say whose it is ends the wait, is asked again later, and readers see it", async () => {
    const { store, ids, fault, learn, identifying, attempts } = await setUp();
    const [silent = 0] = await ids("unclaimed");
    const body = {
      id: silent,
      completed: true,
      recommended: false,
      created_at: "2026-03-01T00:00:00Z",
      application_url: "https://apply.example/1",
    };
    await fault(`/v1/assessments/${silent}`, { kind: "status", status: 200, body }, 1);
    const view = async () => (await getAssessment(store, silent, administrator))?.assessment;
    const before = await view();
    expect(before?.identification).toBe("reading");
    expect(unreadOf(before ? [before] : [])).toEqual([silent]);
    await learn();
    const after = await view();
    expect(after?.identification).toBe("untold");
    expect(after?.version).toBeGreaterThan(before?.version ?? 0);
    expect(await identifying()).toBeUndefined();
    expect(await attempts()).toEqual({ [silent]: 3 });
    store.clock.at = new Date(store.clock.at.getTime() + 3_600_000);
    await learn();
    expect(await view()).toMatchObject({ identity: "learned" });
    expect((await view())?.identification).toBeUndefined();
  });

  test("tells how many are left while it goes on", async () => {
    const { store, ids, learn, identifying } = await setUp();
    const completed = await ids("unclaimed");
    const stop = new AbortController();
    const going = learn({ isHeldUp: () => true, signal: stop.signal });
    await expect.poll(identifying).toEqual({ left: completed.length });
    stop.abort();
    expect(await going).toBe(0);
    await store.db.updateTable("mirror_state").set({ identities_per_minute: 60 }).execute();
    expect(await identifying()).toEqual({ left: completed.length, secondsLeft: completed.length });
    await learn();
    expect(await identifying()).toBeUndefined();
  });

  test("begins nothing while the list is on its way", async () => {
    const { ids, seen, learn } = await setUp();
    let isListUnderWay = true;
    let looks = 0;
    const isHeldUp = () => {
      looks += 1;
      return isListUnderWay;
    };
    const going = learn({ isHeldUp });
    await expect.poll(() => looks).toBeGreaterThan(2);
    expect(seen.asked).toEqual([]);
    isListUnderWay = false;
    await going;
    expect(await ids("unclaimed")).toEqual([]);
  });

  test("reads one at a time while an invitation is being sent, in whichever process", async () => {
    const { store, seen, learn, ids } = await setUp();
    await createInterview(store, 1, "Backend Engineer");
    const at = store.now().toISOString();
    await store.db
      .insertInto("invitations")
      .values({
        id: "i1",
        source_id: store.sourceId,
        submission_id: "s1",
        state: "submitting",
        open: 1,
        interview_id: 1,
        email: "amara@example.com",
        email_folded: "amara@example.com",
        suppress_candidate_email: 0,
        invited_by_name: "Dana",
        submitted_at: at,
        deadline_at: at,
        call_began_at: at,
        sends: 1,
        version: 1,
      })
      .execute();
    await learn();
    expect(seen.most).toBe(1);
    expect(await ids("unclaimed")).toEqual([]);
  });

  test("ends with the right to poll, and when it is stopped; the rest is learned afterwards", async () => {
    const { store, seen, learn, ids, watched, client } = await setUp();
    const completed = await ids("unclaimed");
    const lost = async () => {
      throw new LeaseLost();
    };
    await expect(learn({ guard: lost })).rejects.toBeInstanceOf(LeaseLost);
    expect(await ids("learned")).toEqual([]);

    const stop = new AbortController();
    seen.asked.length = 0;
    watched.getAssessment = async (id) => {
      if (seen.asked.push(id) === 10) stop.abort();
      return client.getAssessment(id);
    };
    await learn({ signal: stop.signal });
    expect(seen.asked.length).toBeLessThan(completed.length);
    const left = (await ids("unclaimed")).length;
    expect(await learnIdentities(store, client)).toBe(left);
  });

  test("tells open tables of many at once", async () => {
    const { store, ids, learn } = await setUp();
    const before = await store.db.selectFrom("sources").select("version").executeTakeFirstOrThrow();
    await learn();
    const after = await store.db.selectFrom("sources").select("version").executeTakeFirstOrThrow();
    expect(after.version - before.version).toBeLessThan((await ids("learned")).length / 3);
  });
});

onEachStore("what is left to learn", (place) => {
  test("is counted in steps, each found by index", async () => {
    const store: Store = await createStore((await (await place()).open()).db);
    await createAssessments(store, 1_000);
    // Several with the same instants, some tried once, and some as often as is tried.
    const tried = { learn_after: store.now().toISOString(), learn_attempts: 1 };
    await store.db
      .updateTable("assessments")
      .set({ created_at: store.now().toISOString() })
      .where("id", "<", 300)
      .execute();
    await store.db.updateTable("assessments").set(tried).where(sql<boolean>`id % 3 = 0`).execute();
    await store.db
      .updateTable("assessments")
      .set({ learn_attempts: 3 })
      .where(sql<boolean>`id % 9 = 0`)
      .execute();
    const { left } = await store.db
      .selectFrom("assessments")
      .select(({ fn }) => fn.countAll<number>().as("left"))
      .where("status", "<>", "pending")
      .where("identity", "=", "unclaimed")
      .where("identity_read_at", "is", null)
      .where("learn_attempts", "<", 3)
      .executeTakeFirstOrThrow();
    expect(left).toBeGreaterThan(40);
    for (const atOnce of [7, left, 20_000]) expect(await countLeft(store, atOnce)).toBe(left);

    const counting = await plansOf(store, (noted) => countLeft(noted, 7));
    if (!counting) return;
    expect(
      new Set(counting.map((line) => /^SEARCH a USING COVERING INDEX \w+/.exec(line)?.[0] ?? line)),
    ).toEqual(new Set(["SEARCH a USING COVERING INDEX assessments_to_learn"]));
    // Each step begins where the last one ended.
    expect(counting.filter((line) => line.includes("(created_at,id)>"))).not.toEqual([]);
    const finding = await plansOf(store, (noted) => nextDue(noted, 50));
    // Nothing is sorted but the few that are looked at.
    expect(finding?.filter((line) => /SCAN a\b/.test(line))).toEqual([]);
    expect(finding?.filter((line) => line.includes("TEMP B-TREE"))).toEqual(["USE TEMP B-TREE FOR ORDER BY"]);
  });
});
