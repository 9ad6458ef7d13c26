import { describe, expect, it } from "vitest";
import { createAssessment } from "@/components/assessments/testing";
import { isAmong } from "@/components/rows/view-rules";
import type { ViewQuery } from "@/lib/assessments/schema";

const newest: ViewQuery = { status: "all", q: "", sort: "-created" };
const row = (id: number) =>
  createAssessment({ id, createdAt: new Date(Date.parse("2026-03-01") + id * 1_000).toISOString() });

describe("a row that isn’t at hand", () => {
  const between = [{ first: row(9), last: row(5) }];
  it.each([
    [7, between, true],
    [9, between, false],
    [10, between, false],
    [4, between, false],
    [10, [{ last: row(5) }], true],
    [1, [{ first: row(9) }], true],
    [1, [{}], true],
    [1, [], false],
  ])("%i among those at hand: %#", (id, stretches, expected) => {
    expect(isAmong(newest, stretches, row(id), undefined)).toBe(expected);
    const turned = stretches.map(
      ({ first, last }: { first?: (typeof between)[0]["first"]; last?: (typeof between)[0]["first"] }) => ({
        first: last,
        last: first,
      }),
    );
    expect(isAmong({ ...newest, sort: "created" }, turned, row(id), undefined)).toBe(expected);
  });

  it("is taken for one where the order can’t be told here, unless it was known, and stays where it was", () => {
    const byStatus: ViewQuery = { ...newest, sort: "status" };
    const was = row(7);
    expect(isAmong(byStatus, [], was, undefined)).toBe(true);
    expect(isAmong(byStatus, [], { ...was, noteCount: 3 }, was)).toBe(false);
    expect(isAmong(byStatus, [], { ...was, status: "recommended" }, was)).toBe(true);
    expect(isAmong({ ...byStatus, status: "pending" }, [], was, { ...was, status: "recommended" })).toBe(
      true,
    );
  });
});
