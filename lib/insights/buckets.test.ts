import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAt, mondayOf, startOfDay } from "@/lib/days";
import { cutIntoBuckets } from "@/lib/insights/buckets";
import { quartilesOf } from "@/lib/insights/quartiles";

const zones = [
  "UTC",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "America/Sao_Paulo",
  "America/St_Johns",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Chatham",
  "Africa/Cairo",
];
const hourMs = 3_600_000;
const anyInstant = fc.integer({ min: Date.UTC(2005, 0, 1), max: Date.UTC(2030, 0, 1) });
const anyZone = fc.constantFrom(...zones);

test("a day begins with the first instant that is in it, whatever the clocks do", () => {
  fc.assert(
    fc.property(anyInstant, anyZone, (instantMs, zone) => {
      const day = dayAt(instantMs, zone);
      const start = startOfDay(day, zone);
      expect(start).toBeLessThanOrEqual(instantMs);
      expect(dayAt(start, zone)).toBe(day);
      expect(dayAt(start - 1, zone) < day).toBe(true);
    }),
  );
});

test("buckets follow each other without a gap, from one end of the range to the other", () => {
  const anyUnit = fc.constantFrom("day" as const, "week" as const, "month" as const);
  fc.assert(
    fc.property(
      anyInstant,
      fc.integer({ min: 1, max: 70 * 24 }),
      anyZone,
      anyUnit,
      (fromMs, hours, zone, unit) => {
        const toMs = fromMs + hours * hourMs;
        const buckets = cutIntoBuckets({ fromMs, toMs }, zone, unit);
        expect(Date.parse(buckets[0]?.from ?? "")).toBe(fromMs);
        expect(Date.parse(buckets.at(-1)?.to ?? "")).toBe(toMs);
        buckets.forEach(({ from, to, day }, at) => {
          expect(from < to).toBe(true);
          const next = buckets[at + 1];
          if (next) expect([to, next.day > day]).toEqual([next.from, true]);
          if (at > 0) expect(Date.parse(from)).toBe(startOfDay(dayAt(Date.parse(from), zone), zone));
          if (unit === "week") expect(mondayOf(day)).toBe(day);
          if (unit === "month") expect(day.endsWith("-01")).toBe(true);
        });
      },
    ),
    { numRuns: 60 },
  );
});

test("a day when the clocks change has 23 or 25 hours", () => {
  const range = { fromMs: Date.parse("2026-03-28T23:00:00Z"), toMs: Date.parse("2026-03-30T22:00:00Z") };
  expect(cutIntoBuckets(range, "Europe/Berlin")).toEqual([
    { day: "2026-03-29", from: "2026-03-28T23:00:00.000Z", to: "2026-03-29T22:00:00.000Z" },
    { day: "2026-03-30", from: "2026-03-29T22:00:00.000Z", to: "2026-03-30T22:00:00.000Z" },
  ]);
});

test("a long range is cut into weeks, a very long one into months", () => {
  const cut = (days: number) => cutIntoBuckets({ fromMs: 0, toMs: days * 24 * hourMs }, "UTC").length;
  expect([cut(45), cut(46), cut(400), cut(401), cut(15 * 366)]).toEqual([45, 7, 58, 14, 181]);
});

test("quartiles of bounds are bounds of the quartiles", () => {
  const anyInterval = fc.tuple(fc.nat(1000), fc.nat(1000), fc.nat(1000));
  const pick = (values: number[]) => Object.values(quartilesOf(values) ?? {});
  expect(pick([])).toEqual([]);
  expect(pick([4, 1, 3, 2])).toEqual([1, 2, 3]);
  fc.assert(
    fc.property(fc.array(anyInterval, { minLength: 1, maxLength: 30 }), (intervals) => {
      const truth = pick(intervals.map(([low, more]) => low + more));
      const atLeast = pick(intervals.map(([low]) => low));
      const atMost = pick(intervals.map(([low, more, yet]) => low + more + yet));
      truth.forEach((value, at) => {
        expect(atLeast[at]).toBeLessThanOrEqual(value);
        expect(atMost[at]).toBeGreaterThanOrEqual(value);
      });
    }),
  );
});

test.each(["day", "week", "month"] as const)(
  "a range that leaves four-digit years is refused, by %s",
  (unit) => {
    const range = { fromMs: Date.parse("9999-12-30T00:00:00Z"), toMs: Date.parse("9999-12-31T23:59:59Z") };
    for (const zone of zones) expect(() => cutIntoBuckets(range, zone, unit)).toThrow(RangeError);
  },
);
