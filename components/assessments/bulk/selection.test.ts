import { describe, expect, it } from "vitest";
import {
  choiceOf,
  nothingChosen,
  type Selection,
  toggled,
  withoutRows,
  withRange,
  withRows,
} from "@/components/assessments/bulk/selection";
import { maxChosen } from "@/lib/assessments/names";

const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const idsOf = ({ ids }: Selection) => [...ids];

describe("a selection", () => {
  it("takes a row in and lets it go, in the order in which they were chosen", () => {
    const chosen = toggled(toggled(toggled(nothingChosen, 5), 2), 9);
    expect(idsOf(chosen)).toEqual([5, 2, 9]);
    expect(idsOf(toggled(chosen, 2))).toEqual([5, 9]);
  });

  it("takes a range in from the row pressed last, and goes on from its end", () => {
    const chosen = withRange(toggled(nothingChosen, 3), rows(3, 6), 6);
    expect(idsOf(chosen)).toEqual([3, 4, 5, 6]);
    expect(chosen.anchor).toBe(6);
  });

  it("lets a range go that begins at a row let go", () => {
    const chosen = toggled(withRows(nothingChosen, rows(1, 6)), 2);
    expect(idsOf(withRange(chosen, rows(2, 5), 5))).toEqual([1, 6]);
  });

  it("is over with its last row", () => {
    expect(withoutRows(withRows(nothingChosen, rows(1, 2)), rows(1, 4))).toBe(nothingChosen);
  });

  it("holds so many and no more, and knows that more were asked for", () => {
    const chosen = withRows(nothingChosen, rows(1, maxChosen));
    expect(chosen.isFull).toBe(false);
    const more = withRows(chosen, rows(maxChosen, maxChosen + 1));
    expect(more.isFull).toBe(true);
    expect(more.ids.size).toBe(maxChosen);
    expect(toggled(more, 1).isFull).toBe(false);
  });

  it("has none, some or all of a list", () => {
    expect(choiceOf(nothingChosen.ids, rows(1, 3))).toBe("none");
    expect(choiceOf(withRows(nothingChosen, rows(1, 2)).ids, rows(1, 3))).toBe("some");
    expect(choiceOf(withRows(nothingChosen, rows(0, 3)).ids, rows(1, 3))).toBe("all");
    expect(choiceOf(withRows(nothingChosen, rows(1, 2)).ids, [])).toBe("some");
  });
});
