import { describe, expect, it } from "vitest";
import { joinLengths, lengthBy, pagesFor } from "@/components/assessments/table-pages";
import { formatLength } from "@/components/assessments/table-words";
import { windowParts } from "@/components/assessments/use-row-window";

describe("the pages that rows in sight need", () => {
  it.each([
    [{ first: 0, last: 20 }, 100_000, [0]],
    [{ first: 60, last: 80 }, 100_000, [0, 1]],
    [{ first: 110, last: 130 }, 100_000, [0, 1]],
    [{ first: 140, last: 160 }, 100_000, [1]],
    [{ first: 99_980, last: 99_999 }, 100_000, [999]],
    [{ first: 80, last: 99 }, 100, [0]],
    [{ first: 0, last: 250 }, 1_000, [0, 1, 2]],
    [{ first: 0, last: 0 }, 0, []],
  ])("%o of %i are %o", (range, count, pages) => {
    expect(pagesFor(range, count)).toEqual(pages);
  });
});

describe("how long a list is", () => {
  it("is what was counted, where all was counted", () => {
    expect(lengthBy(0, 100, 20_000, true)).toEqual({ count: 20_000, isExact: true });
    expect(lengthBy(0, 3, 3, true)).toEqual({ count: 3, isExact: true });
  });

  it("grows by a page as its last full one is reached, where counting stopped", () => {
    const first = lengthBy(0, 100, 1_000, false);
    expect(first).toEqual({ count: 1_000, isExact: false });
    expect(joinLengths(first, lengthBy(8, 100, 1_000, false)).count).toBe(1_000);
    expect(joinLengths(first, lengthBy(9, 100, 1_000, false)).count).toBe(1_100);
  });

  it("is known once a page isn't full", () => {
    const first = lengthBy(0, 100, 1_000, false);
    expect(joinLengths(first, lengthBy(12, 100, 1_000, false), lengthBy(13, 40, 1_000, false))).toEqual({
      count: 1_340,
      isExact: true,
    });
    expect(joinLengths(first, lengthBy(13, 0, 1_000, false))).toEqual({ count: 1_300, isExact: true });
  });

  it("only shrinks while the list is held, and never forgets how far it had grown", () => {
    expect(joinLengths({ count: 500, isExact: true }, lengthBy(4, 98, 498, true)).count).toBe(498);
    expect(joinLengths({ count: 498, isExact: true }, lengthBy(0, 100, 500, true)).count).toBe(498);
    expect(joinLengths({ count: 2_000, isExact: false }, lengthBy(0, 100, 1_000, false)).count).toBe(2_000);
  });

  it("is told as far as it was counted", () => {
    expect(formatLength({ count: 1_284, isExact: true })).toBe("1\u202f284");
    expect(formatLength({ count: 1_700, isExact: false })).toBe("1\u202f000+");
  });
});

describe("the body of a table of which only a part stands in the document", () => {
  const item = (index: number) => ({ index, start: 300 + index * 46, end: 300 + (index + 1) * 46 });

  it("has the room of all other rows between and around those that do", () => {
    expect(windowParts([item(0), item(50), item(51)], 300, 100 * 46)).toEqual([
      { kind: "row", index: 0 },
      { kind: "gap", key: "before 50", heightPx: 49 * 46 },
      { kind: "row", index: 50 },
      { kind: "row", index: 51 },
      { kind: "gap", key: "end", heightPx: 48 * 46 },
    ]);
  });
});
