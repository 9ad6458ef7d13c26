import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { plansOf } from "@/lib/db/testing-plans";
import { createAssessments, createStore } from "@/lib/db/testing-rows";
import { countLeft, nextDue } from "@/lib/mirror/learning/due-rows";
import { learnIdentities } from "@/lib/mirror/learning/learn-identities";
import { learning } from "@/lib/mirror/learning/testing-learning";
import { LeaseLost } from "@/lib/mirror/lease/lease";

onEachStore("learning that goes on", (_, engine) => {
  const setUp = learning(engine);

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
