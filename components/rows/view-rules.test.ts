import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createAssessment } from "@/components/assessments/testing";
import { isAmong, isWithin } from "@/components/rows/view-rules";
import { fitsView } from "@/lib/assessments/fits-view";
import {
  archiveFilters,
  contactFilters,
  decisions,
  followUpKinds,
  queues,
  statusFilters,
  timeWindows,
} from "@/lib/assessments/names";
import type { ViewQuery } from "@/lib/assessments/schema";

const newest: ViewQuery = { queue: "all", status: "all", q: "", sort: "-created" };
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

describe("a view within another one", () => {
  const day = (date: number) => `2026-03-0${date}T00:00:00.000Z`;
  const days = fc.option(fc.integer({ min: 1, max: 4 }).map(day), { nil: undefined });
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  const recent = fc.constantFrom(...[0.5, 5, 20, 60, 200].map(daysAgo));
  const optional = <Value>(...values: Value[]) => fc.constantFrom(undefined, ...values);
  const views = fc.record({
    queue: fc.constantFrom("all", "all", "all", "all", "all", "all", ...queues),
    status: fc.constantFrom(...statusFilters),
    q: fc.constantFrom("", "a", "am", "Ám", "ra", "am ra", "1", "mara "),
    sort: fc.constant("-created" as const),
    archived: optional(...archiveFilters),
    createdFrom: days,
    createdTo: days,
    createdWithin: optional(undefined, ...timeWindows),
    completedWithin: optional(undefined, undefined, ...timeWindows),
    completedFrom: optional(undefined, ...[30, 2].map(daysAgo)),
    completedTo: optional(undefined, ...[30, 2].map(daysAgo)),
    followUp: optional(undefined, ...followUpKinds),
    invitedBy: optional("x", "y"),
    decision: optional(...decisions),
    assignee: optional("x", "y", "none"),
    import: optional("x", "y"),
    interview: optional([7], [8], [0, 7], [7, 8]),
    lastContact: optional(undefined, ...contactFilters),
  });
  const rows = fc.record({
    id: fc.integer({ min: 1, max: 30 }),
    status: fc.constantFrom("pending" as const, "recommended" as const, "not_recommended" as const),
    identity: fc.constantFrom("unclaimed" as const, "invited_here" as const),
    createdAt: fc.oneof(fc.integer({ min: 1, max: 4 }).map(day), recent),
    completedBetween: optional(undefined, ...[0.5, 5, 20, 60].map((ago) => ({ before: daysAgo(ago) }))),
    archivedAt: optional(day(4)),
    goneSince: optional(day(4)),
    inviterId: optional("x", "y"),
    importId: optional("x", "y"),
    interview: optional({ id: 7, name: "One" }, { id: 8, name: "Other" }),
    assignee: optional({ id: "x", name: "Dana" }, { id: "y", name: "Ben" }),
    decision: optional(...decisions.map((value) => ({ value, by: "Dana", at: day(3) }))),
    lastContact: optional(...[1, 5, 20, 40].map((ago) => ({ at: daysAgo(ago), how: "member" as const }))),
  });

  it("has no row that the other one hasn’t", () => {
    let isWithinOften = 0;
    fc.assert(
      fc.property(views, fc.tuple(views, views), fc.array(rows), (wider, [other, picked], some) => {
        // Two views that have nothing to do with each other are seldom within each other.
        const view = { ...wider, ...Object.fromEntries(Object.entries(other).slice(0, 2)), q: picked.q };
        for (const one of [other, view]) {
          if (!isWithin(one, wider)) continue;
          isWithinOften += 1;
          for (const overrides of some) {
            const assessment = createAssessment(overrides);
            if (fitsView(one, assessment)) expect(fitsView(wider, assessment)).toBe(true);
          }
        }
      }),
      { numRuns: 3_000 },
    );
    expect(isWithinOften).toBeGreaterThan(200);
  });

  it("is one with more or longer words, and in the same order", () => {
    const named = (q: string): ViewQuery => ({ ...newest, q });
    expect(isWithin(named("oka"), named("OK"))).toBe(true);
    expect(isWithin(named("ama oka"), named("ok"))).toBe(true);
    expect(isWithin(named("ok"), named("oka"))).toBe(false);
    expect(isWithin({ ...named("oka"), sort: "created" }, named("ok"))).toBe(false);
  });
});
