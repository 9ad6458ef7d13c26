import { expect, test } from "vitest";
import { groupByDay } from "@/components/log/group-by-day";

test("entries are parted where the reader’s day ends", () => {
  const entries = ["2026-03-02T00:30:00.000Z", "2026-03-01T23:30:00.000Z", "2026-03-01T10:00:00.000Z"].map(
    (at) => ({ at }),
  );
  const days = (zone: string) => groupByDay(entries, zone).map((one) => [one.day, one.entries.length]);
  expect(days("UTC")).toEqual([
    ["2026-03-02", 1],
    ["2026-03-01", 2],
  ]);
  expect(days("Europe/Berlin")).toEqual([
    ["2026-03-02", 2],
    ["2026-03-01", 1],
  ]);
  expect(groupByDay([], "UTC")).toEqual([]);
});
