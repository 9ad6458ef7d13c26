import { expect, test } from "vitest";
import { BodyUnreadable } from "@/lib/mirror/comparing/split-list";
import { type TakenList, takeList } from "@/lib/mirror/comparing/take-list";
import {
  agreeing,
  expectBlocksStay,
  expectTakenAsItIs,
  manyRows,
  placesAgain,
  take,
} from "@/lib/mirror/comparing/testing-take-list";

test("a list is taken as it is without the one before, whatever has changed between them", () =>
  expectTakenAsItIs(25));

test("an item that only begins like one of the list before is another", () => {
  const before = take("[1,2,3]");
  expect(placesAgain(take("[12,2,34]", before))).toEqual([0, 2]);
  expect(placesAgain(take('[{"a":1},2]', take('[{"a":1}]')))).toEqual([1]);
});

test("what changed here and there is all that is held", () => {
  const before = take(JSON.stringify(manyRows));
  const edited = manyRows.map((row) => (row.id % 500 === 7 ? { ...row, completed: true } : row));
  edited.splice(2_000, 1);
  edited.splice(3_000, 0, { id: 9_999, text: "" });
  const again = take(JSON.stringify(edited), before, 10_000);
  expect(placesAgain(again)).toEqual([7, 507, 1_007, 1_507, 2_006, 2_506, 3_000, 3_007, 3_507, 4_007, 4_507]);
  expect([...again.wasSeen].filter((seen) => seen === 0)).toHaveLength(11);
});

test.each([undefined, 0, 200_000])(
  "the last byte of a block counts, with text of %s bytes kept",
  (mostText) => {
    const before = take(JSON.stringify(manyRows), undefined, undefined, mostText);
    const numbers = before.blocks.map(({ from, count }) => from + count - 1);
    expect(numbers.length).toBeGreaterThan(3);
    for (const place of numbers) {
      const edited = manyRows.with(place, { id: place, text: `${manyRows[place]?.text.slice(0, -1)}!` });
      expect(placesAgain(take(JSON.stringify(edited), before, undefined, mostText))).toEqual([place]);
    }
  },
);

test("no more text is kept than may be, however a list grows", () => {
  const mostText = 300_000;
  let before: TakenList | undefined;
  for (let length = 1_000; length <= 5_000; length += 500) {
    before = take(JSON.stringify(manyRows.slice(-length)), before, undefined, mostText);
    const kept = before.blocks.filter(({ content }) => typeof content !== "string");
    expect(kept.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(mostText);
    expect(kept.length).toBeGreaterThan(0);
  }
});

test("blocks don’t fall to pieces, however often rows change", () => expectBlocksStay(50));

test("many items taken out at once are passed over where their place is known", () => {
  const rows = Array.from({ length: 100 }, (_, id) => ({ id: id + 1 }));
  const before = take(JSON.stringify(rows));
  const left = take(JSON.stringify(rows.slice(50)), before);
  // Until a few are missed, each might have changed in place.
  expect(placesAgain(left)).toEqual([0, 1, 2, 3]);
  expect([...left.wasSeen].filter((seen) => seen === 1)).toHaveLength(46);
});

test("an item of the list before that comes twice is held the second time", () => {
  const before = take('[{"id":1},{"id":2}]');
  expect(
    placesAgain(take('[{"id":1},{"id":2},{"id":1},{"id":1},{"id":1},{"id":1},{"id":1}]', before)),
  ).toEqual([2, 3, 4, 5, 6]);
});

test("a list that breaks off is none, however much of it is known", () => {
  const before = take('[{"id":1},{"id":2}]');
  expect(() => take('[{"id":1},{"id":2}', before)).toThrow(BodyUnreadable);
  expect(() => take('[{"id":1},{"id":2}}]', before)).toThrow(BodyUnreadable);
});

test("a list of more items than may be taken is none, found again by the block or not", () => {
  const long = JSON.stringify("b".repeat(40_000));
  const takeThree = (items: string[], before?: TakenList) => {
    const list = takeList(before && { ...before, items: agreeing(before) }, { items: 3 });
    list.take(Buffer.from(`[${items}]`));
    return list.end();
  };
  const tooMany = new BodyUnreadable("too_many");
  const three = takeThree(["1", long, long]);
  expect(three.items.count).toBe(3);
  expect(three.blocks).toHaveLength(1);
  expect(takeThree(["1", long, long], three).isSame).toBe(true);
  expect(() => takeThree(["1", long, long, "2"])).toThrow(tooMany);
  expect(() => takeThree(["0", "1", long, long], three)).toThrow(tooMany);
});
