import { expect, it } from "vitest";
import { recommendedPercent } from "@/components/interviews/rate";

it.each([
  [0, 0, undefined],
  [0, 4, 0],
  [1, 2, 33],
  [5, 0, 100],
])("%i recommended and %i not make %s", (recommended, notRecommended, percent) => {
  expect(recommendedPercent({ recommended, notRecommended })).toBe(percent);
});
