import fc from "fast-check";
import { expect } from "vitest";
import { type TakenList, takeList } from "@/lib/mirror/comparing/take-list";

export function take(text: string, before?: TakenList, pieceBytes = 1 << 20, mostText?: number): TakenList {
  // As once a list is compared: all of it agrees, and only what an id has twice is looked at again.
  const list = takeList(before && { ...before, items: agreeing(before) }, { textBytes: mostText });
  const body = Buffer.from(text);
  for (let at = 0; at < body.length; at += pieceBytes) list.take(body.subarray(at, at + pieceBytes));
  return list.end();
}

export function agreeing({ items }: TakenList) {
  items.again.fill(0);
  return items;
}

export const placesAgain = ({ items }: TakenList) =>
  [...items.again.keys()].filter((at) => items.again[at] === 1);

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

const idOf = (each: unknown) => {
  const id = each && typeof each === "object" && "id" in each ? each.id : 0;
  return typeof id === "number" ? id : 0;
};

/** Long enough for several blocks. */
export const manyRows = Array.from({ length: 5_000 }, (_, id) => ({ id, text: "row ".repeat(id % 40) }));

/** A list is taken as it is without the one before, whatever has changed between them. */
export function expectTakenAsItIs(numRuns?: number): void {
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
    { numRuns },
  );
}

/** Blocks don’t fall to pieces, however often rows change. */
export function expectBlocksStay(changes: number): void {
  let before = take(JSON.stringify(manyRows));
  const howMany = before.blocks.length;
  let rows = manyRows;
  for (let change = 1; change <= changes; change += 1) {
    const place = (change * 7_919) % rows.length;
    rows = rows.with(place, { id: place, text: `${change} changed `.repeat(1 + (change % 60)) });
    before = take(JSON.stringify(rows), before);
    expect(placesAgain(before)).toEqual([place]);
  }
  expect(before.blocks.length).toBeLessThan(howMany * 1.5);
}
