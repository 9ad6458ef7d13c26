import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { nextVersion } from "@/lib/db/next-version";
import { onEachStore } from "@/lib/db/testing";
import { untilBlocked } from "@/lib/db/testing-locks";
import { createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";
import { renewDeadlines } from "@/lib/invitations/sending/renew-deadlines";
import { transition } from "@/lib/invitations/state/transition";

const dana = { id: "dana", name: "Dana Whitfield" };

onEachStore("invitations that wait for their turn", (place, { testOfTwoWriters }) => {
  const setUp = async () => {
    const { open } = await place();
    const store = await createStore((await open()).db);
    await createInterview(store, 1, "Backend Engineer");
    await createMember(store, dana.id, dana.name);
    const ids: string[] = [];
    for (const email of ["paul@example.com", "amara@example.com"]) {
      const candidate = { firstName: "A", lastName: "B", email };
      const input = { interviewId: 1, candidate, suppressCandidateEmail: false };
      const row = await recordInvitation(store, randomUUID(), input, dana);
      ids.push(row?.id ?? "");
    }
    const renewed = instantAfter(store.now(), 5_000);
    store.clock.at = new Date(renewed);
    const read = () =>
      store.db.selectFrom("invitations").select(["id", "state", "deadline_at"]).orderBy("email").execute();
    return { store, ids, read };
  };
  const instantAfter = (date: Date, ms: number) => new Date(date.getTime() + ms).toISOString();

  test("are not taken for lost while their process lives", async () => {
    const { store, ids, read } = await setUp();
    await renewDeadlines(store, ids);
    const deadline_at = instantAfter(store.now(), 30_000);
    expect(await read()).toMatchObject([{ deadline_at }, { deadline_at }]);
  });

  testOfTwoWriters(
    "and another that takes them for lost at that moment don’t wait for each other",
    async () => {
      const { store, ids, read } = await setUp();
      const [first = "", second = ""] = ids;
      const { renewing } = await store.db.transaction().execute(async (transaction) => {
        const version = await nextVersion(transaction, store.sourceId);
        const lose = (id: string) =>
          transition(transaction, { id, state: "submitting" }, "lost_before_call", { version });
        await lose(second);
        const waiting = Promise.allSettled([renewDeadlines(store, ids)]);
        await untilBlocked(store.db);
        await lose(first);
        return { renewing: waiting };
      });
      expect(await renewing).toMatchObject([{ status: "fulfilled" }]);
      expect(await read()).toMatchObject([{ state: "not_sent" }, { state: "not_sent" }]);
    },
  );
});
