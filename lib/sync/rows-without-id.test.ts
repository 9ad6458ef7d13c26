import fc from "fast-check";
import { expect, test } from "vitest";
import { countSince, keepWithoutId } from "@/lib/sync/rows-without-id";

test("a row counts as there for as long as every list has it, byte for byte", () => {
  const first = keepWithoutId(null, [7, 8], 1);
  const second = keepWithoutId(first, [8, 9, 7], 2);
  expect([0, 1, 2].map((list) => countSince(second, list))).toEqual([0, 2, 3]);
  const third = keepWithoutId(keepWithoutId(second, [9], 3), [9, 7], 4);
  expect([1, 2, 3, 4].map((list) => countSince(third, list))).toEqual([0, 1, 1, 2]);
  expect(keepWithoutId(third, [], 5)).toBeNull();
});

test("of several alike, the one that has come last is taken for the one that is left", () => {
  const two = keepWithoutId(keepWithoutId(null, [7], 1), [7, 7], 2);
  expect(countSince(keepWithoutId(two, [7], 3), 1)).toBe(0);
});

test("in any lists, none counts as there before that may have come since", () => {
  // The bytes of two different rows are never alike, but those of one and the same may be mended or change.
  const rows = fc.uniqueArray(fc.nat({ max: 5 }), { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(rows, { minLength: 1, maxLength: 8 }), fc.nat({ max: 8 }), (lists, call) => {
      let kept: string | null = null;
      lists.forEach((list, index) => {
        kept = keepWithoutId(kept, list, index + 1);
      });
      const sinceCall = lists.slice(Math.max(0, call - 1));
      const stood =
        call === 0 ? [] : (lists.at(-1) ?? []).filter((row) => sinceCall.every((list) => list.includes(row)));
      expect(countSince(kept, Math.min(call, lists.length))).toBe(
        call > lists.length ? (lists.at(-1) ?? []).length : stood.length,
      );
    }),
  );
});
