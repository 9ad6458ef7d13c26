import { expect, it } from "vitest";
import { completedPercent, recommendedPercent } from "@/components/interviews/rate";

it.each([
  [0, 0, undefined],
  [0, 4, 0],
  [1, 2, 33],
  [5, 0, 100],
])("%i recommended and %i not make %s", (recommended, notRecommended, percent) => {
  expect(recommendedPercent({ recommended, notRecommended })).toBe(percent);
});

it("those who are still at it count against the completed", () => {
  expect(completedPercent({ pending: 3, recommended: 1, notRecommended: 0 })).toBe(25);
  expect(completedPercent({ pending: 0, recommended: 0, notRecommended: 0 })).toBeUndefined();
});
