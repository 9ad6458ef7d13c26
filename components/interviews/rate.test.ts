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
  const none = { pending: 0, recommended: 0, notRecommended: 0 };
  expect(completedPercent({ ...none, pending: 3, recommended: 1 }, none)).toBe(25);
  expect(completedPercent(none, none)).toBeUndefined();
});

it("is no share of the completed where nobody knows for which interview others are pending", () => {
  const completed = { pending: 0, recommended: 2, notRecommended: 1 };
  const unknown = { pending: 4, recommended: 0, notRecommended: 0 };
  expect(completedPercent(completed, unknown)).toBeUndefined();
  expect(completedPercent({ ...completed, recommended: 299 }, unknown)).toBe(100);
});
