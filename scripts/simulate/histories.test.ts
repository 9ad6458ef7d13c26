import { describe, expect, test } from "vitest";
import { historyOf } from "./history";
import { keptHistories } from "./kept-histories";
import { runHistory } from "./run-history";
import { placeForAll, testHistories } from "./testing";

const place = placeForAll();

describe("a history", () => {
  test("of the same seed is the same, whatever came before it", async () => {
    const hashOf = async (seed: number) => (await runHistory(historyOf(seed), place())).hash;
    const first = [await hashOf(9), await hashOf(10), await hashOf(11)];
    expect([await hashOf(11), await hashOf(9), await hashOf(10)]).toEqual([first[2], first[0], first[1]]);
    expect(new Set(first).size).toBe(3);
  });

  test.each(keptHistories)("keeps what is promised: $title", async ({ history }) => {
    const { broken, story } = await runHistory(history, place());
    expect(broken, story.join("\n")).toEqual([]);
  });
});

testHistories(place, 1);
