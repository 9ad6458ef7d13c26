import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { wireNotRecommended, wirePending, wireRecommended } from "@/lib/assessment-api/fixtures";
import type { Store } from "@/lib/db/store";
import type { TestStore } from "@/lib/db/testing";
import { openComparingHere } from "@/lib/mirror/comparing/compare-here";
import { type ListComparing, openComparingThread } from "@/lib/mirror/comparing/open-comparing";
import { openGoneSearch } from "@/lib/mirror/gone/look-for-gone";
import { beginPolling, pollOnce } from "@/lib/mirror/polling/poll-assessments";
import { createListService, openTestStore } from "@/lib/mirror/testing-service";
import { guardNothing } from "@/lib/sync/guard";

class StoreFailed extends Error {}

/** A store that can fail once: at a statement, or when a transaction is in it but the answer is lost. */
function failing(store: Store) {
  let left = 0;
  const step = () => {
    left -= 1;
    if (left === 0) throw new StoreFailed();
  };
  const noting = store.db.withPlugin({
    transformQuery({ node }) {
      step();
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const transaction = () => {
    const begun = noting.transaction();
    return {
      execute: async (...work: Parameters<typeof begun.execute>) => {
        const result = await begun.execute(...work);
        step();
        return result;
      },
    };
  };
  const db = new Proxy(noting, {
    get(target, name) {
      if (name === "transaction") return transaction;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  return {
    store: { ...store, db },
    /** @param steps after how many it fails; never for 0. */
    failAfter(steps: number) {
      left = steps;
    },
  };
}

export type State = "unlisted" | "pending" | "recommended" | "not_recommended";

function wire(id: number, state: State): unknown[] {
  switch (state) {
    case "unlisted":
      return [];
    case "pending":
      return [wirePending({ id })];
    case "recommended":
      return [wireRecommended({ id })];
    case "not_recommended":
      return [wireNotRecommended({ id })];
    default:
      return state satisfies never;
  }
}

export const wires = (states: State[]) => states.flatMap((state, index) => wire(index + 1, state));

/** Polls that can be broken off, and what they leave in the store. */
export async function setUpPolls(place: TestStore, comparing: ListComparing, etag: boolean) {
  const real = await openTestStore(place);
  const { store, failAfter } = failing(real);
  const { service, client } = createListService();
  service.etag = etag;
  const polling = await beginPolling({ store, client, comparing, guard: guardNothing(store) });
  const search = openGoneSearch({ store: real, client, guard: guardNothing(real) });
  return {
    search,
    /** @returns whether the store was brought up to the list. */
    poll: async (rows: unknown[], at = 0) => {
      service.rows = rows;
      failAfter(at);
      try {
        await pollOnce(polling);
        return true;
      } catch (error) {
        if (error instanceof StoreFailed) return false;
        throw error;
      } finally {
        failAfter(0);
      }
    },
    rows: () =>
      real.db
        .selectFrom("assessments")
        .select(["id", "status", "report_url", "absent_lists", "gone_at"])
        .orderBy("id")
        .execute(),
  };
}

async function expectNoVerdictLeft(
  { poll, rows }: Awaited<ReturnType<typeof setUpPolls>>,
  every: number,
): Promise<void> {
  // Two transactions of one batch.
  const all = (state: State) => wires(Array.from({ length: 51 }, () => state));
  await poll(all("not_recommended"));
  const before = await rows();
  let seen = 0;
  for (let at = 1; !(await poll(all("recommended"), at)); at += every) {
    if ((await rows()).some(({ status }) => status === "recommended")) seen += 1;
    await poll(all("not_recommended"));
    expect(await rows()).toEqual(before);
  }
  expect(seen).toBeGreaterThan(0);
}

/** @param every how many steps lie between two places where the store fails. */
export function declareNoVerdictLeft(place: () => Promise<TestStore>, every: number): void {
  test.each([
    ["here", false],
    ["here", true],
    ["in the thread", false],
  ])(
    "leaves no verdict that was taken back since, wherever it fails (%s, with a tag: %s)",
    async (where, etag) => {
      const comparing = where === "here" ? openComparingHere() : openComparingThread();
      onTestFinished(comparing.close);
      await expectNoVerdictLeft(await setUpPolls(await place(), comparing, etag), every);
    },
  );
}

/** Over any lists and failures: two lists later the store is as they say. */
export async function expectStoreAsListed(
  place: () => Promise<TestStore>,
  options: { numRuns: number; seed?: number },
): Promise<void> {
  const states = fc.constantFrom<State[]>("unlisted", "pending", "recommended", "not_recommended");
  const list = fc.tuple(states, states, states);
  const failAt = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30 }));
  const history = fc.array(fc.record({ list, failAt }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(fc.tuple(history, list), { maxLength: 6 }),
      async (etag, parts) => {
        const { poll, rows } = await setUpPolls(await place(), openComparingHere(), etag);
        for (const [broken, last] of parts) {
          for (const { list, failAt } of broken) await poll(wires(list), failAt);
          for (let time = 0; time < 2; time += 1) expect(await poll(wires(last))).toBe(true);
          const kept = await rows();
          for (const [index, status] of last.entries()) {
            const row = kept.find(({ id }) => id === index + 1);
            if (status === "unlisted") expect(row?.absent_lists ?? 2).toBe(2);
            else expect(row).toMatchObject({ status, absent_lists: 0 });
            if (status !== "unlisted") expect(row?.report_url !== null).toBe(status === "recommended");
          }
        }
      },
    ),
    options,
  );
}
