import fc from "fast-check";
import { expect, test } from "vitest";
import { createSplitter } from "@/lib/mirror/comparing/split-again";
import { BodyUnreadable, splitList } from "@/lib/mirror/comparing/split-list";

const item = fc.oneof(
  fc.record({ id: fc.nat(9), text: fc.constantFrom("a", "a,", '"', "]},{", "\\", "ü") }),
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
    fc.property(lists, fc.constantFrom(undefined, 1), (all, indent) => {
      const splitter = createSplitter();
      for (const list of all) {
        const body = Buffer.from(JSON.stringify(list, null, indent));
        expect([...splitter.split(body)]).toEqual([...splitList(body)]);
        expect(splitter.isTheLast(Buffer.from(body))).toBe(true);
      }
    }),
  );
});

test("an item that only begins like one of the last list is another", () => {
  const splitter = createSplitter();
  const split = (text: string) =>
    [...splitter.split(Buffer.from(text))].map(({ start, end }) => text.slice(start, end));
  expect(split("[1,2,3]")).toEqual(["1", "2", "3"]);
  expect(split("[12,2,34]")).toEqual(["12", "2", "34"]);
  expect(split('[{"a":1},2]')).toEqual(['{"a":1}', "2"]);
  expect(split('[{"a":1}}]'.replace("}}", "},2"))).toEqual(['{"a":1}', "2"]);
});

test("a list that can’t be read is not what the next is compared with", () => {
  const splitter = createSplitter();
  const whole = Buffer.from('[{"id":1},{"id":2}]');
  expect([...splitter.split(whole)]).toHaveLength(2);
  const broken = Buffer.from('[{"id":1},{"id":2}');
  expect(() => [...splitter.split(broken)]).toThrow(BodyUnreadable);
  expect(splitter.isTheLast(broken)).toBe(false);
  expect(splitter.isTheLast(whole)).toBe(false);
  expect([...splitter.split(whole)]).toEqual([...splitList(whole)]);
});
