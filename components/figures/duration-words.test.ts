import { expect, it } from "vitest";
import { percentOf } from "@/components/figures/duration-words";

it.each([
  [0, 0, undefined],
  [0, 5, "0"],
  [5, 5, "100"],
  [1, 3, "33"],
  [1, 7_087, "<1"],
  [7_085, 7_087, ">99"],
])("%d of %d are %s percent", (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});
