import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { wirePending } from "@/lib/assessment-api/fixtures";
import { onEachStore } from "@/lib/db/testing";
import { createMember } from "@/lib/db/testing-rows";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";
import { lookForInvitations } from "@/lib/invitations/looking/look-for-invitations";
import { watchEndedCalls } from "@/lib/invitations/looking/watch-ended-calls";
import { beginCall } from "@/lib/invitations/sending/begin-call";
import { settleFailed } from "@/lib/invitations/sending/settle-invitation";
import { openComparingHere } from "@/lib/mirror/comparing/compare-here";
import { beginPolling, pollOnce } from "@/lib/mirror/polling/poll-assessments";
import { createListService, openTestStore } from "@/lib/mirror/testing-service";
import { guardNothing } from "@/lib/sync/guard";

const timedOut = { state: "unconfirmed", failure_code: "timed_out", failure_message: "…" } as const;

/** A row whose id is none; it can be known again by its link and its time. */
const withoutId = (name: string, fields: Record<string, unknown> = {}) =>
  wirePending({ id: name, application_url: `https://service.example.com/apply/${name}`, ...fields });

onEachStore("an unconfirmed invitation and rows without an id", (place) => {
  const setUp = async () => {
    const store = await openTestStore(await place());
    await createMember(store, "dana", "Dana");
    const { service, client } = createListService();
    const guard = guardNothing(store);
    const begin = () => beginPolling({ store, client, comparing: openComparingHere(), guard });
    let polling = await begin();
    const nowMs = () => store.clock.at.getTime();
    const watch = watchEndedCalls(nowMs);
    const list = async (...rows: unknown[]) => {
      service.rows = rows;
      await pollOnce(polling);
      await lookForInvitations(store, { begunAtMs: nowMs(), watch });
    };
    return {
      list,
      /** Another process polls from now on. */
      takeOver: async () => {
        polling = await begin();
      },
      /** The list is these rows for as long as it takes to give up an invitation that isn't there. */
      longList: async (...rows: unknown[]) => {
        for (let times = 0; times < 4; times += 1) {
          store.clock.at = new Date(nowMs() + 61_000);
          await list(...rows);
        }
      },
      invite: async () => {
        const input = {
          interviewId: 1,
          candidate: { email: "amara@example.com" },
          suppressCandidateEmail: false,
        };
        const row = await recordInvitation(store, randomUUID(), input, { id: "dana", name: "Dana" });
        const call = row && (await beginCall(store, row.id));
        if (!call) throw new Error("The call must begin.");
        await settleFailed(store, row.id, timedOut, { ...call, durationMs: 1_000 });
      },
      state: async () =>
        (await store.db.selectFrom("invitations").select("state").executeTakeFirstOrThrow()).state,
      madeNow: () => ({ created_at: store.clock.at.toISOString() }),
    };
  };

  test("those of before the call, as they were, are none of its: it did not land", async () => {
    const { list, longList, takeOver, invite, state } = await setUp();
    const rows = [withoutId("a"), withoutId("b")];
    await list(...rows, wirePending({ id: 1 }));
    await invite();
    await list(wirePending({ id: 1 }), wirePending({ id: 2 }), ...rows.toReversed());
    await takeOver();
    await longList(wirePending({ id: 1 }), ...rows);
    expect(await state()).toBe("did_not_land");
  });

  test("as many as before, but not the same: one of them may be it", async () => {
    const { list, longList, invite, state, madeNow } = await setUp();
    await list(withoutId("a"), wirePending({ id: 1 }));
    await invite();
    // The service has mended its first row, and ours has an id that can't be read.
    const ours = madeNow();
    await longList(wirePending({ id: 12 }), wirePending({ id: 1 }), withoutId("7400", ours));
    expect(await state()).toBe("unconfirmed");
    await list(wirePending({ id: 12 }), wirePending({ id: 1 }), wirePending({ id: 7_400, ...ours }));
    expect(await state()).toBe("probable");
  });

  test.each([
    ["nothing at all", null],
    ["no link", withoutId("a", { application_url: undefined })],
    ["no time", withoutId("a", { created_at: "yesterday" })],
  ])("one with %s can’t be known again, and may be it", async (_title, row) => {
    const { list, longList, invite, state } = await setUp();
    await list(row);
    await invite();
    await longList(row);
    expect(await state()).toBe("unconfirmed");
    await longList();
    expect(await state()).toBe("did_not_land");
  });

  test.each([
    ["one more of the same", [withoutId("a"), withoutId("a")]],
    ["one that reads otherwise than before", [withoutId("a", { completed: true })]],
    ["one more", [withoutId("a"), withoutId("b")]],
  ])("%s may be it", async (_title, rows) => {
    const { list, longList, invite, state } = await setUp();
    await list(withoutId("a"));
    await invite();
    await longList(...rows);
    expect(await state()).toBe("unconfirmed");
  });

  test("one that was away since the call may be it", async () => {
    const { list, longList, invite, state } = await setUp();
    await list(withoutId("a"));
    await invite();
    await list();
    await longList(withoutId("a"));
    expect(await state()).toBe("unconfirmed");
  });

  test("where no list had arrived before the call, each may be it", async () => {
    const { longList, invite, state } = await setUp();
    await invite();
    await longList(withoutId("a"));
    expect(await state()).toBe("unconfirmed");
  });

  test("where they are too many to be kept, one of them may be it", async () => {
    const { list, longList, invite, state } = await setUp();
    const rows = Array.from({ length: 1_001 }, (_, at) => withoutId(`a${at}`));
    await list(...rows);
    await invite();
    await longList(...rows);
    expect(await state()).toBe("unconfirmed");
    await longList(...rows.slice(1));
    expect(await state()).toBe("unconfirmed");
  });
});
