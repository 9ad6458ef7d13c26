import { expect, test } from "vitest";
import { chartParts } from "@/components/insights/chart-parts";
import { seenCompleted } from "@/components/insights/seen-completed";

type Counts = { completed: number; recommended: number };
const none = { completed: 0, recommended: 0 };

const period = (invited: number, completedThen: Counts = none, unseenThen: Counts = none) => ({
  day: "2026-03-01",
  from: "2026-03-01T00:00:00.000Z",
  to: "2026-03-02T00:00:00.000Z",
  invitedThen: { invited, completed: 0, recommended: 0 },
  completedThen,
  unseenThen,
});

test("what was seen completed is what all periods have together", () => {
  const series = [
    period(9, { completed: 2, recommended: 1 }),
    period(0),
    period(0, { completed: 3, recommended: 3 }, { completed: 7, recommended: 7 }),
  ];
  expect(seenCompleted({ series })).toEqual({ completed: 5, recommended: 4 });
});

test("the chart names what occurs in it and nothing else, in the order of its bars", () => {
  const partsIn = (...series: ReturnType<typeof period>[]) => chartParts({ series });
  expect(partsIn(period(4))).toEqual(["invited"]);
  expect(partsIn(period(4, { completed: 2, recommended: 2 }))).toEqual(["invited", "recommended"]);
  expect(partsIn(period(0, { completed: 2, recommended: 0 }))).toEqual(["notRecommended"]);
  expect(partsIn(period(1, none, { completed: 1, recommended: 1 }))).toEqual(["invited", "beforeSeen"]);
  expect(
    partsIn(
      period(0, { completed: 2, recommended: 1 }, { completed: 1, recommended: 0 }),
      period(1, none, none),
    ),
  ).toEqual(["invited", "recommended", "notRecommended", "beforeSeen"]);
});
