import { expect, test } from "vitest";
import { listAudit } from "@/lib/audit/list-audit";
import { auditQuerySchema } from "@/lib/audit/schema";
import { onEachStore } from "@/lib/db/testing";
import { blockErasure } from "@/lib/erasing/erasure-blocks";
import { readPersonRetention } from "@/lib/retention/list-due";
import { changeRetention, readRetention } from "@/lib/retention/rule";
import { ada, dayMs, openRetention } from "@/lib/retention/testing-retention";
import { renewEpochs } from "@/lib/runtime/renew-epochs";

onEachStore("who is listed before they are erased", (open, { engine }) => {
  const setUp = async () => openRetention(await open());

  test("the notice begins anew after a restore, a week without a run, a clock that was wrong, or off and on", async () => {
    const { store, instantIn, pass, add, run, change, setRule, due } = await setUp();
    await add(1, "ana@example.com", 400);
    await setRule(6);
    const dueAt = async () => (await readPersonRetention(store, 1)).dueAt;
    const afresh = () => instantIn(14).toISOString();

    await pass(13);
    await renewEpochs(store.db, store.now());
    await run();
    expect(await dueAt()).toBe(afresh());

    await pass(10);
    store.clock.at = instantIn(8);
    await run();
    expect(await dueAt()).toBe(afresh());

    await pass(2);
    store.clock.at = instantIn(-5);
    await run();
    expect(await dueAt()).toBe(afresh());

    // The other instance’s clock is a little ahead.
    const before = await dueAt();
    store.clock.at = instantIn(-0.01);
    await run();
    expect(await dueAt()).toBe(before);
    store.clock.at = instantIn(0.01);

    store.clock.at = instantIn(20);
    await setRule(7);
    expect(await dueAt()).toBe(afresh());

    await pass(13);
    await change(null);
    await change(6);
    await run();
    expect(await dueAt()).toBe(afresh());

    // Another period doesn’t concern who is due by both.
    await pass(13);
    await setRule(5);
    expect(await due()).toEqual([1]);
    expect(await pass(1)).toBe(1);
  });

  // The others are about rules, and PostgreSQL takes longer for them.
  if (engine === "postgres") return;

  test("an interview can have a period of its own, or none", async () => {
    const { store, pass, add, change, setRule, left } = await setUp();
    await add(1, "ana@example.com", 100);
    await add(2, "ben@example.com", 100, { interview_id: 2 });
    await setRule(null, [{ id: 2, months: 1 }]);
    expect(await pass(14)).toBe(1);
    expect(await left()).toEqual([1]);
    await setRule(1, [{ id: 1, months: null }]);
    expect(await pass(14)).toBe(0);
    await expect(change(1, [{ id: 9, months: 1 }])).rejects.toMatchObject({ problem: { status: 422 } });
    await expect(
      changeRetention(store, { months: 1, interviews: [], replaces: null }, ada),
    ).rejects.toMatchObject({ problem: { status: 409, code: "retention_changed" } });
    expect(await readRetention(store)).toMatchObject({ months: 1, updatedBy: "Ada" });
  });

  test("who loses a block that was set on another assessment is listed first", async () => {
    const { store, pass, add, setRule, left } = await setUp();
    await add(1, "ana@example.com", 400);
    await add(2, "ana@example.com", 400);
    await setRule(6);
    await blockErasure(store, 1, "A dispute.", ada);
    expect(await pass(20)).toBe(0);
    await store.db
      .updateTable("assessments")
      .set({ email: "ben@example.com", email_folded: "ben@example.com" })
      .where("id", "=", 2)
      .execute();
    expect((await pass(1)) + (await pass(13))).toBe(0);
    expect(await pass(1)).toBe(1);
    expect(await left()).toEqual([1]);
  });

  test("an interview that the store has forgotten keeps no one from changing the rule", async () => {
    const { store, change, setRule } = await setUp();
    await setRule(null, [{ id: 2, months: 6 }]);
    await store.db.deleteFrom("interviews").where("id", "=", 2).execute();
    expect(await readRetention(store)).toMatchObject({ months: null, interviews: [] });
    expect(await change(3)).toMatchObject({ months: 3, interviews: [] });
  });

  test("people whose erasing fails don’t keep the others", async () => {
    const { store, pass, add, setRule, left } = await setUp();
    for (let id = 1; id <= 5; id += 1) await add(id, `c${id}@example.com`, 410 - id);
    for (const id of [1, 2, 3])
      await store.db
        .insertInto("events")
        .values({
          id: `broken-${id}`,
          source_id: store.sourceId,
          assessment_id: id,
          kind: "corrected",
          at: store.now().toISOString(),
          details: "{not JSON",
          version: 0,
        })
        .execute();
    await setRule(6);
    await pass(13);
    expect(await pass(1)).toBe(0);
    expect(await pass(1)).toBe(2);
    expect(await left()).toEqual([1, 2, 3]);
  });

  test("a decision that is withdrawn, or is new, changes who is due", async () => {
    const { store, pass, add, setRule, due } = await setUp();
    const decided_at = store.clock.at.toISOString();
    await add(1, "ana@example.com", 400, { decision: "reject", decided_at });
    await add(2, "ben@example.com", 400);
    await setRule(6);
    expect(await due()).toEqual([2]);
    await pass(13);
    const set = (id: number, decision: "reject" | null) =>
      store.db
        .updateTable("assessments")
        .set({ decision, decided_at: decision && store.clock.at.toISOString() })
        .where("id", "=", id)
        .execute();
    await set(1, null);
    await set(2, "reject");
    expect((await pass(1)) + (await pass(13))).toBe(0);
    expect(await due()).toEqual([1]);
    expect(await pass(1)).toBe(1);
  });

  test("a run that is broken off is continued by the next, and the log has how many each erased", async () => {
    const { store, pass, add, run, setRule, left } = await setUp();
    for (let id = 1; id <= 4; id += 1) await add(id, `c${id}@example.com`, 400 + id);
    await setRule(6);
    await pass(13);
    store.clock.at = new Date(store.clock.at.getTime() + dayMs);
    const stopping = new AbortController();
    const running = run(stopping.signal);
    await expect.poll(left, { timeout: 10_000, interval: 1 }).not.toHaveLength(4);
    stopping.abort();
    const first = await running;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(4);
    expect(await left()).toHaveLength(4 - first);
    expect(await run()).toBe(4 - first);
    const { entries } = await listAudit(store, auditQuerySchema.parse({}));
    const of = (action: string) => entries.filter((entry) => entry.action === action);
    expect(of("retention_ran").map(({ details }) => details.candidates)).toEqual([4 - first, first]);
    expect(of("candidate_erased").map(({ actor }) => actor.name)).toEqual(Array(4).fill("Shortlist"));
    expect(of("retention_changed")).toMatchObject([{ actor: { id: "ada" }, details: { months: 6 } }]);
  });
});
