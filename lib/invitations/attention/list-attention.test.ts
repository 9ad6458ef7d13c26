import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { InvitationState } from "@/lib/db/invitation-tables";
import { onEachStore } from "@/lib/db/testing";
import { plansOf } from "@/lib/db/testing-plans";
import {
  createAssessment,
  createInterview,
  createMember,
  createStore,
  type TestSource,
} from "@/lib/db/testing-rows";
import { listAttention } from "@/lib/invitations/attention/list-attention";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";
import { deepTest } from "@/lib/testing-deep";

const dana = { id: "dana", name: "Dana Whitfield" };

onEachStore("what needs attention", (place) => {
  const setUp = async () => {
    const { db } = await (await place()).open();
    const store = await createStore(db);
    await createInterview(store, 1, "Backend Engineer");
    await createMember(store, dana.id, dana.name);
    return store;
  };

  let people = 0;
  /** An invitation in this state, submitted a second after the one before. */
  async function invitation(store: TestSource, state: InvitationState) {
    people += 1;
    store.clock.at = new Date(store.clock.at.getTime() + 1_000);
    const candidate = { email: `candidate${people}@example.com` };
    const input = { interviewId: 1, candidate, suppressCandidateEmail: false };
    const row = await recordInvitation(store, randomUUID(), input, dana);
    if (!row) throw new Error("It must be written down.");
    const open = state === "not_sent" || state === "did_not_land" || state === "rejected" ? 0 : 1;
    await store.db.updateTable("invitations").set({ state, open }).where("id", "=", row.id).execute();
    return row.id;
  }

  test("those that may have landed come first, then the others, each oldest first", async () => {
    const store = await setUp();
    const [notSent, probable, slow, didNotLand, unconfirmed] = [
      await invitation(store, "not_sent"),
      await invitation(store, "probable"),
      await invitation(store, "submitting"),
      await invitation(store, "did_not_land"),
      await invitation(store, "unconfirmed"),
    ];
    await invitation(store, "created");
    await invitation(store, "rejected");
    store.clock.at = new Date(store.clock.at.getTime() + 60_000);
    await invitation(store, "submitting");
    const listed = (await listAttention(store)).map(({ id }) => id);
    expect(listed).toEqual([probable, unconfirmed, notSent, slow, didNotLand]);
  });

  deepTest("an unconfirmed one is never behind two hundred others", async () => {
    const store = await setUp();
    for (let count = 0; count < 201; count += 1) await invitation(store, "not_sent");
    const unconfirmed = await invitation(store, "unconfirmed");
    const listed = await listAttention(store);
    expect(listed).toHaveLength(200);
    expect(listed[0]?.id).toBe(unconfirmed);
  });

  test("offers each its own rows to choose from, fifty at most, though others have many too", async () => {
    const store = await setUp();
    const sent = store.clock.at.getTime();
    const after = (minutes: number) => new Date(sent + minutes * 60_000).toISOString();
    const calls = [0, 1, 2];
    for (const minutes of calls) {
      const id = await invitation(store, "unconfirmed");
      // Nothing was known of the clocks: ten minutes to both sides.
      const call = { first_call_at: after(minutes), call_ended_at: after(minutes), call_skew_ms: null };
      await store.db
        .updateTable("invitations")
        .set({ ...call, lists_before_call: 1, skew_after_call_ms: 0 })
        .where("id", "=", id)
        .execute();
    }
    // So many a minute, from before the first of the windows on.
    for (let row = 1; row <= 200; row += 1)
      await createAssessment(store, row, { created_at: after(-12 + row / 50), first_seen_list: 2 });
    const listed = await listAttention(store);
    const offered = listed.map(({ candidates = [] }) => candidates.map(({ id }) => id));
    expect(offered.map((ids) => [ids.length, Math.min(...ids)])).toEqual([
      [50, 100],
      [50, 150],
      [1, 200],
    ]);
  });

  test("many who ask at once get one answer, which was begun after they asked", async () => {
    const store = await setUp();
    await invitation(store, "unconfirmed");
    const asked = Array.from({ length: 20 }, () => listAttention(store));
    const [first, ...others] = await Promise.all(asked);
    expect(first).toHaveLength(1);
    for (const other of others) expect(other).toBe(first);
    await invitation(store, "unconfirmed");
    expect(await listAttention(store)).toHaveLength(2);
  });

  test("is found by state, however many were created", async () => {
    const store = await setUp();
    const plans = await plansOf(store, listAttention);
    const expected = expect.stringContaining("v USING INDEX invitations_by_state (source_id=? AND state=?");
    if (plans) expect(plans).toContainEqual(expected);
  });
});
