import fc from "fast-check";
import { expect, test } from "vitest";
import { BodyUnreadable } from "@/lib/mirror/comparing/split-list";
import { type TakenList, takeList } from "@/lib/mirror/comparing/take-list";

function take(text: string, before?: TakenList, pieceBytes = 1 << 20, mostText?: number): TakenList {
  // As once a list is compared: all of it agrees, and only what an id has twice is looked at again.
  const list = takeList(before && { ...before, items: agreeing(before) }, { textBytes: mostText });
  const body = Buffer.from(text);
  for (let at = 0; at < body.length; at += pieceBytes) list.take(body.subarray(at, at + pieceBytes));
  return list.end();
}

function agreeing({ items }: TakenList) {
  items.again.fill(0);
  return items;
}

const placesAgain = ({ items }: TakenList) => [...items.again.keys()].filter((at) => items.again[at] === 1);

/** What each item says: as it was read, or as the list before had it. */
function textsOf({ items, held }: TakenList, known: Map<number, string>): string[] {
  return Array.from(items.hashes, (hash, place) => {
    const read = held.read(place);
    if (read !== undefined) known.set(hash, JSON.stringify(read));
    return known.get(hash) ?? "neither held nor known";
  });
}

const item = fc.oneof(
  fc.record({ id: fc.nat(9), text: fc.constantFrom("a", "a,", '"', "]},{", "\\", "ü", "long".repeat(300)) }),
  fc.constantFrom<unknown>(1, 12, "1", [], [1, [2]], {}, null),
  // One of them is a block by itself.
  fc.record({ id: fc.nat(9), text: fc.constantFrom("b".repeat(20_000), "c".repeat(70_000)) }),
);
/** Lists that come after each other mostly resemble each other. */
const lists = fc
  .tuple(
    fc.array(item, { maxLength: 12 }),
    fc.array(fc.tuple(fc.nat(11), fc.nat(2), fc.array(item, { maxLength: 3 }))),
  )
  .map(([first, edits]) => {
    const all = [first];
    for (const [at, out, put] of edits) all.push((all.at(-1) ?? []).toSpliced(at, out, ...put));
    return all;
  });

test("a list is taken as it is without the one before, whatever has changed between them", () => {
  fc.assert(
    fc.property(
      lists,
      fc.constantFrom(undefined, 1),
      fc.integer({ min: 1, max: 3_000 }),
      fc.constantFrom(undefined, 0, 100_000),
      (all, indent, piece, mostText) => {
        let before: TakenList | undefined;
        let oldTexts: string[] = [];
        const known = new Map<number, string>();
        for (const list of all) {
          const taken = take(JSON.stringify(list, null, indent), before, piece, mostText);
          const texts = list.map((each) => JSON.stringify(each));
          expect(textsOf(taken, known)).toEqual(texts);
          expect(taken.isSame).toBe(
            before !== undefined && JSON.stringify(texts) === JSON.stringify(oldTexts),
          );
          // Every item is held, or one of the list before that no other of this one is.
          const again = new Set(placesAgain(taken));
          const found = oldTexts.filter((_, at) => taken.wasSeen[at] === 1);
          const notHeld = texts.filter((_, at) => !again.has(at));
          expect(notHeld.toSorted()).toEqual(found.toSorted());
          expect(Array.from(taken.items.ids)).toEqual(list.map(idOf));
          before = taken;
          oldTexts = texts;
        }
      },
    ),
  );
});

const idOf = (each: unknown) => {
  const id = each && typeof each === "object" && "id" in each ? each.id : 0;
  return typeof id === "number" ? id : 0;
};

test("an item that only begins like one of the list before is another", () => {
  const before = take("[1,2,3]");
  expect(placesAgain(take("[12,2,34]", before))).toEqual([0, 2]);
  expect(placesAgain(take('[{"a":1},2]', take('[{"a":1}]')))).toEqual([1]);
});

/** Long enough for several blocks. */
const manyRows = Array.from({ length: 5_000 }, (_, id) => ({ id, text: "row ".repeat(id % 40) }));

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

test("blocks don’t fall to pieces, however often rows change", () => {
  let before = take(JSON.stringify(manyRows));
  const howMany = before.blocks.length;
  let rows = manyRows;
  for (let change = 1; change <= 200; change += 1) {
    const place = (change * 7_919) % rows.length;
    rows = rows.with(place, { id: place, text: `${change} changed `.repeat(1 + (change % 60)) });
    before = take(JSON.stringify(rows), before);
    expect(placesAgain(before)).toEqual([place]);
  }
  expect(before.blocks.length).toBeLessThan(howMany * 1.5);
});

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
