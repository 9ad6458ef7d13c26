import { describe, expect, it } from "vitest";
import { endBy, joinLengths, pagesFor, rowsOfPage } from "@/components/assessments/table-pages";
import { formatLength } from "@/components/assessments/table-words";
import { windowParts } from "@/components/assessments/use-row-window";
import { english } from "@/lib/i18n/testing";

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
  const more = (page: number) => endBy(page, { assessments: Array(100).fill(0), nextCursor: "x" });
  const last = (page: number, rows: number) => endBy(page, { assessments: Array(rows).fill(0) });
  const counted = (count: number) => ({ count, isExact: true });
  const uncounted = (count: number) => ({ count, isExact: false });

  it("is what was counted, where all was counted", () => {
    expect(joinLengths(counted(20_000), more(0))).toEqual(counted(20_000));
    expect(joinLengths(counted(3), last(0, 3))).toEqual(counted(3));
    expect(joinLengths(counted(0), last(0, 0))).toEqual(counted(0));
  });

  it("grows by a page as its last full one is reached, where counting stopped", () => {
    expect(joinLengths(uncounted(1_000), more(0))).toEqual(uncounted(1_000));
    expect(joinLengths(uncounted(1_000), more(8))).toEqual(uncounted(1_000));
    expect(joinLengths(uncounted(1_000), more(9))).toEqual(uncounted(1_100));
    expect(joinLengths(uncounted(2_000), more(0))).toEqual(uncounted(2_000));
  });

  it("is known once no row follows", () => {
    expect(joinLengths(uncounted(1_000), more(12), last(13, 40))).toEqual(counted(1_340));
    expect(joinLengths(uncounted(1_000), last(13, 100))).toEqual(counted(1_400));
    expect(joinLengths(uncounted(1_000), last(13, 0))).toEqual(counted(1_300));
  });

  it("is shorter when rows have left it that nobody had seen, longer when rows came in between", () => {
    expect(joinLengths(counted(500), last(4, 98))).toEqual(counted(498));
    expect(joinLengths(counted(500), last(3, 80), last(4, 0))).toEqual(counted(380));
    expect(joinLengths(counted(500), more(4))).toEqual(counted(501));
    expect(joinLengths(counted(501), more(4), last(5, 3))).toEqual(counted(503));
  });

  it("is told as far as it was counted", () => {
    expect(formatLength({ count: 1_284, isExact: true }, english)).toBe("1\u202f284");
    expect(formatLength({ count: 1_700, isExact: false }, english)).toBe("1\u202f000+");
  });
});

it("a page fills its places, the last one fewer", () => {
  expect(rowsOfPage(2, 1_000)).toEqual({ first: 200, last: 299 });
  expect(rowsOfPage(2, 250)).toEqual({ first: 200, last: 249 });
});

describe("the body of a table of which only a part stands in the document", () => {
  const item = (index: number) => ({ index, start: 300 + index * 46, end: 300 + (index + 1) * 46 });

  it("has the room of all other rows between and around those that do", () => {
    expect(windowParts([item(0), item(50), item(51)], 300, 100 * 46, 100)).toEqual([
      { kind: "row", index: 0 },
      { kind: "gap", key: "gap 0", index: 1, rows: 49, heightPx: 49 * 46 },
      { kind: "row", index: 50 },
      { kind: "row", index: 51 },
      { kind: "gap", key: "end", index: 52, rows: 48, heightPx: 48 * 46 },
    ]);
  });

  it("has one place for those of a page that couldn't be loaded", () => {
    const page = { page: 1, first: 100, last: 199, isRetrying: false, retry: () => undefined };
    const failedAt = (index: number) => (index >= 100 && index < 200 ? page : undefined);
    const items = [item(0), item(99), item(100), item(150), item(151)];
    expect(windowParts(items, 300, 300 * 46, 300, failedAt)).toEqual([
      { kind: "row", index: 0 },
      { kind: "gap", key: "gap 0", index: 1, rows: 98, heightPx: 98 * 46 },
      { kind: "row", index: 99 },
      { kind: "failed", page, heightPx: 52 * 46 },
      { kind: "gap", key: "end", index: 152, rows: 148, heightPx: 148 * 46 },
    ]);
  });
});
