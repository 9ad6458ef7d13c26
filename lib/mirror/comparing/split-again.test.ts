import fc from "fast-check";
import { expect, test } from "vitest";
import { type Split, splitAgain } from "@/lib/mirror/comparing/split-again";
import { BodyUnreadable, parsePart } from "@/lib/mirror/comparing/split-list";

const split = (
  text: string,
  before?: Split,
  places: (start: number) => number | undefined = () => undefined,
) => {
  const body = Buffer.from(text);
  return splitAgain(body, before, (start, end) => {
    parsePart(body, start, end);
    return places(start);
  });
};
const textsOf = ({ body, starts, ends, count }: Split) =>
  Array.from({ length: count }, (_, at) => body.toString("utf8", starts[at], ends[at]));

const item = fc.oneof(
  fc.record({ id: fc.nat(9), text: fc.constantFrom("a", "a,", '"', "]},{", "\\", "ü", "long".repeat(300)) }),
  fc.constantFrom<unknown>(1, 12, "1", [], [1, [2]], {}, null),
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

test("a list is split as it is without the one before, whatever has changed between them", () => {
  fc.assert(
    fc.property(lists, fc.constantFrom(undefined, 1), fc.nat(12), (all, indent, place) => {
      let before: Split | undefined;
      for (const list of all) {
        const text = JSON.stringify(list, null, indent);
        const again = split(text, before, () => place);
        expect(textsOf(again.split)).toEqual(textsOf(split(text).split));
        // Every item is either found again, as what it was, or fresh.
        const old = before ? textsOf(before) : [];
        const covered = again.runs.flatMap(({ from, oldFrom, length }) =>
          Array.from({ length }, (_, at) => {
            expect(textsOf(again.split)[from + at]).toBe(old[oldFrom + at]);
            return from + at;
          }),
        );
        expect([...covered, ...again.fresh].sort((one, other) => one - other)).toEqual([...list.keys()]);
        before = again.split;
      }
    }),
  );
});

test("an item that only begins like one of the list before is another", () => {
  const { split: before } = split("[1,2,3]");
  expect(textsOf(split("[12,2,34]", before).split)).toEqual(["12", "2", "34"]);
  expect(split("[12,2,34]", before).fresh).toEqual([0, 2]);
  expect(textsOf(split('[{"a":1},2]', split('[{"a":1}]').split).split)).toEqual(['{"a":1}', "2"]);
});

test("what changed here and there is all that is fresh", () => {
  const rows = Array.from({ length: 5_000 }, (_, id) => ({ id, text: "row ".repeat(id % 40) }));
  const { split: before } = split(JSON.stringify(rows));
  const edited = rows.map((row) => (row.id % 500 === 7 ? { ...row, completed: true } : row));
  edited.splice(2_000, 1);
  edited.splice(3_000, 0, { id: 9_999, text: "" });
  const again = split(JSON.stringify(edited), before);
  expect(again.fresh).toEqual([7, 507, 1_007, 1_507, 2_006, 2_506, 3_000, 3_007, 3_507, 4_007, 4_507]);
  expect(again.runs).toHaveLength(13);
});

test("many items taken out at once are passed over where their place is known", () => {
  const rows = Array.from({ length: 100 }, (_, id) => ({ id }));
  const { split: before } = split(JSON.stringify(rows));
  const body = JSON.stringify(rows.slice(50));
  expect(split(body, before).fresh).toHaveLength(50);
  expect(split(body, before, () => 50)).toMatchObject({
    fresh: [],
    runs: [{ from: 0, oldFrom: 50, length: 50 }],
  });
});

test("a list that breaks off is none, however much of it is known", () => {
  const { split: before } = split('[{"id":1},{"id":2}]');
  expect(() => split('[{"id":1},{"id":2}', before)).toThrow(BodyUnreadable);
  expect(() => split('[{"id":1},{"id":2}}]', before)).toThrow(BodyUnreadable);
});
