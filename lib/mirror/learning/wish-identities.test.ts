import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { untilBlocked } from "@/lib/db/testing-locks";
import { createStore } from "@/lib/db/testing-rows";
import { forgetOldWishes, wishIdentities } from "@/lib/mirror/learning/wish-identities";

onEachStore("what people are looking at", (place, { testOfTwoWriters }) => {
  const setUp = async () => {
    const { open } = await place();
    const store = await createStore((await open()).db);
    const wished = async () => {
      const rows = await store.db.selectFrom("identity_wishes").select("assessment_id").execute();
      return rows.map((row) => row.assessment_id).sort();
    };
    const minutesLater = (count: number) => {
      store.clock.at = new Date(store.clock.at.getTime() + count * 60_000);
    };
    return { store, wished, minutesLater };
  };

  test("is forgotten once it was looked at long ago", async () => {
    const { store, wished, minutesLater } = await setUp();
    await wishIdentities(store, [1, 2]);
    minutesLater(9);
    await wishIdentities(store, [2, 3]);
    minutesLater(2);
    await forgetOldWishes(store);
    expect(await wished()).toEqual([2, 3]);
  });

  testOfTwoWriters("stays when a recruiter looks again at the moment that it is forgotten", async () => {
    const { store, wished, minutesLater } = await setUp();
    // So 1 lies behind 2.
    for (const id of [2, 1]) await wishIdentities(store, [id]);
    minutesLater(11);
    const { forgetting } = await store.db.transaction().execute(async (transaction) => {
      const looking = { ...store, db: transaction };
      await wishIdentities(looking, [1]);
      const waiting = Promise.allSettled([forgetOldWishes(store)]);
      await untilBlocked(store.db);
      await wishIdentities(looking, [2]);
      return { forgetting: waiting };
    });
    expect(await forgetting).toMatchObject([{ status: "fulfilled" }]);
    expect(await wished()).toEqual([1, 2]);
  });
});
