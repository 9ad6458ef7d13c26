import { describe, expect, it } from "vitest";
import { windowParts } from "@/components/assessments/table/window/use-row-window";
import type { ViewQuery } from "@/lib/assessments/schema";

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
    const request = { view: {} as ViewQuery, position: "e-1", era: 0, page: 1, removed: 0 };
    const page = { request, first: 100, last: 199 };
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
