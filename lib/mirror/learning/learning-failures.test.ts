import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { getAssessment } from "@/lib/details/get-assessment";
import { learning } from "@/lib/mirror/learning/testing-learning";
import { unreadOf } from "@/lib/mirror/learning/wish-identities";

const administrator = { role: "administrator" } as const;

onEachStore("learning from a service that fails", (_, engine) => {
  const setUp = learning(engine);

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
});
