import { describe, expect, it } from "vitest";
import { endBy, joinLengths, pagesFor, rowsOfPage } from "@/components/rows/list-pages";

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
});

it("a page fills its places, the last one fewer", () => {
  expect(rowsOfPage(2, 1_000)).toEqual({ first: 200, last: 299 });
  expect(rowsOfPage(2, 250)).toEqual({ first: 200, last: 249 });
});
