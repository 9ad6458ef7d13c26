import pino from "pino";
import { expect, test } from "vitest";
import { wireIdentity, wireRecommended } from "@/lib/assessment-api/fixtures";
import { nextVersion } from "@/lib/db/next-version";
import type { Store } from "@/lib/db/store";
import { onEachStore } from "@/lib/db/testing";
import { keepLearning } from "@/lib/mirror/learning/keep-learning";
import { openTerm } from "@/lib/mirror/lease/term";
import { pollAssessments } from "@/lib/mirror/polling/poll-assessments";
import { createListService, openTestStore } from "@/lib/mirror/testing-service";
import { guardNothing } from "@/lib/sync/guard";

const log = pino({ level: "silent" });
const minuteMs = 60_000;

onEachStore("what is woken after each list", (place) => {
  const setUp = async () => {
    const clock = { ms: Date.parse("2026-03-02T09:30:00Z") };
    const store: Store = { ...(await openTestStore(await place())), now: () => new Date(clock.ms) };
    const { service, client } = createListService();
    const term = openTerm({ guard: guardNothing(store), isHeld: () => true }, log);
    let rounds = 0;
    const watched: Store = {
      ...store,
      // Each round begins by forgetting old wishes.
      db: new Proxy(store.db, {
        get(db, name) {
          if (name === "deleteFrom") rounds += 1;
          const value = Reflect.get(db, name, db);
          return typeof value === "function" ? value.bind(db) : value;
        },
      }),
    };
    const learning = keepLearning({ store: watched, client, log, term, isListUnderWay: () => false });
    return {
      store,
      service,
      clock,
      list: () => pollAssessments(store, client),
      /** @returns which were read. */
      wake: async () => {
        const [readsBefore, roundsBefore] = [service.reads.length, rounds];
        learning.wake();
        await learning.ended();
        return { reads: service.reads.slice(readsBefore), rounds: rounds - roundsBefore };
      },
    };
  };

  test("looks for nothing while nothing has changed, and again at each change", async () => {
    const { store, service, list, wake } = await setUp();
    service.rows = [{ ...wireRecommended({ id: 1 }), ...wireIdentity }];
    await list();
    expect((await wake()).reads).toEqual([1]);
    await wake();
    for (let times = 0; times < 3; times += 1) {
      await list();
      expect(await wake()).toEqual({ reads: [], rounds: 0 });
    }
    await store.db.transaction().execute((transaction) => nextVersion(transaction, store.sourceId));
    expect(await wake()).toEqual({ reads: [], rounds: 1 });
    service.rows = [...service.rows, { ...wireRecommended({ id: 2 }), ...wireIdentity }];
    await list();
    expect((await wake()).reads).toEqual([2]);
  });

  test("reads a row that failed as soon as its time has come, though nothing has changed", async () => {
    const { service, clock, list, wake } = await setUp();
    // Completed in the list, and without a candidate in the single read that follows at once.
    service.rows = [wireRecommended({ id: 1 })];
    await list();
    service.rows = [{ ...wireRecommended({ id: 1 }), completed: false }];
    expect((await wake()).reads).toEqual([1]);
    await wake();
    clock.ms += minuteMs - 1;
    expect(await wake()).toEqual({ reads: [], rounds: 0 });
    clock.ms += 1;
    expect((await wake()).reads).toEqual([1]);
    clock.ms += 2 * minuteMs;
    service.rows = [{ ...wireRecommended({ id: 1 }), ...wireIdentity }];
    expect((await wake()).reads).toEqual([1]);
  });
});
