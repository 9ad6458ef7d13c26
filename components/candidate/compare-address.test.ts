import { expect, test } from "vitest";
import { compareAddress, idsToCompare } from "@/components/candidate/compare-address";

test("an address names two to four assessments", () => {
  expect(compareAddress([7, 9])).toBe("/compare?ids=7,9");
  expect(idsToCompare("7,9")).toEqual([7, 9]);
  expect(idsToCompare("7,9,7,11,x,0,-3")).toEqual([7, 9, 11]);
});

test.each([undefined, "", "7", "7,7", "7,,x", "1,2,3,4,5", "9999999999999999,7"])("not %j", (asked) => {
  expect(idsToCompare(asked)).toBeUndefined();
});
