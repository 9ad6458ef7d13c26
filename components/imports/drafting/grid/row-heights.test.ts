import { expect, test } from "vitest";
import { offsetsOf, rowAt } from "@/components/imports/drafting/grid/row-heights";

test("a row is found by its height, however high those above it are", () => {
  const offsets = offsetsOf(4, (index) => (index === 1 ? 72 : 40));
  expect([...offsets]).toEqual([0, 40, 112, 152, 192]);
  expect([-5, 0, 39, 40, 111, 112, 191, 500].map((at) => rowAt(offsets, at))).toEqual([
    0, 0, 0, 1, 1, 2, 3, 3,
  ]);
});

test("without rows there is none but the first place", () => {
  expect(
    rowAt(
      offsetsOf(0, () => 40),
      100,
    ),
  ).toBe(0);
});
