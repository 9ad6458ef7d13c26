import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { createInterview } from "@/lib/db/testing-rows";
import { createPace } from "@/lib/mirror/learning/pace";
import { learning } from "@/lib/mirror/learning/testing-learning";
import { wishIdentities } from "@/lib/mirror/learning/wish-identities";

onEachStore("learning from a service with many completed ones", (_, engine) => {
  const setUp = learning(engine);

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
    let looksSinceWish: number | undefined;
    let goOn = () => {};
    const isSeen = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    watched.getAssessment = async (id) => {
      const asked = seen.asked.push(id);
      if (asked === 3) {
        await wishIdentities(store, [last]);
        looksSinceWish = 0;
      }
      if (asked >= 3) await isSeen;
      return client.getAssessment(id);
    };
    const isHeldUp = () => {
      // It asks this at the beginning of each look.
      if (looksSinceWish !== undefined && ++looksSinceWish === 2) goOn();
      return false;
    };
    await learn({ pace: { ...createPace(), limit: () => 2 }, isHeldUp });
    // Two were under way, and one of them may have been answered before the wish was seen.
    expect(seen.asked.slice(0, 5)).toContain(last);
    expect(seen.asked).toHaveLength(completed.length);
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
});
