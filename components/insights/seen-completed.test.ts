import { expect, test } from "vitest";
import { chartParts, seenCompleted } from "@/components/insights/seen-completed";
import type { InsightsView } from "@/lib/insights/schema";

type Then = InsightsView["series"][number]["completedThen"];

const of = (invited: number, ...completions: Then[]) => ({
  totals: { invited, completed: 0, recommended: 0 },
  series: completions.map((completedThen) => ({
    day: "2026-03-01",
    from: "2026-03-01T00:00:00.000Z",
    to: "2026-03-02T00:00:00.000Z",
    invitedThen: { invited: 0, completed: 0, recommended: 0 },
    completedThen,
  })),
});

test("what was seen completed is what all days have together", () => {
  const three = of(
    9,
    { completed: 2, recommended: 1 },
    { completed: 0, recommended: 0 },
    { completed: 3, recommended: 3 },
  );
  expect(seenCompleted(three)).toEqual({ completed: 5, recommended: 4 });
});

test("the chart names what occurs in it, and nothing else", () => {
  expect([...chartParts(of(4, { completed: 0, recommended: 0 }))]).toEqual(["invited"]);
  expect([...chartParts(of(4, { completed: 2, recommended: 2 }))]).toEqual(["invited", "recommended"]);
  expect([...chartParts(of(0, { completed: 2, recommended: 0 }))]).toEqual(["notRecommended"]);
  expect([...chartParts(of(1, { completed: 2, recommended: 1 }))]).toEqual([
    "invited",
    "recommended",
    "notRecommended",
  ]);
});
