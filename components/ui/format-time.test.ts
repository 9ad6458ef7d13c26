import { describe, expect, it } from "vitest";
import { clockTime, exactInUtc, exactLocally, relativeTime } from "@/components/ui/format-time";

const now = Date.parse("2026-11-21T09:30:00Z");
const ago = (at: string, timeZone = "UTC") => relativeTime(Date.parse(at), now, { timeZone });

describe("a time told relative to now", () => {
  it.each([
    ["2026-11-21T09:29:30Z", "just now"],
    ["2026-11-21T09:18:00Z", "12 min ago"],
    ["2026-11-21T08:30:00Z", "1 h ago"],
    ["2026-11-21T00:10:00Z", "9 h ago"],
    ["2026-11-20T23:50:00Z", "yesterday"],
    ["2026-11-20T00:00:00Z", "yesterday"],
    ["2026-11-19T23:59:00Z", "2 days ago"],
    ["2026-11-15T12:00:00Z", "6 days ago"],
    ["2026-11-14T12:00:00Z", "14 Nov"],
    ["2025-11-21T12:00:00Z", "21 Nov 2025"],
  ])("%s is %s", (at, said) => expect(ago(at)).toBe(said));

  it("counts days by the reader's calendar", () => {
    expect(ago("2026-11-20T22:30:00Z", "UTC")).toBe("yesterday");
    expect(ago("2026-11-20T22:30:00Z", "Asia/Tokyo")).toBe("11 h ago");
  });

  it("calls five hours five hours, across midnight too", () => {
    const early = Date.parse("2026-11-21T02:00:00Z");
    expect(relativeTime(early - 5 * 3_600_000, early, { timeZone: "UTC" })).toBe("5 h ago");
  });

  it("forgives a clock that runs ahead, and names the time of a real future", () => {
    expect(ago("2026-11-21T09:30:20Z")).toBe("just now");
    expect(ago("2026-11-21T11:00:00Z")).toBe("11:00");
  });

  it("counts seconds only when asked", () => {
    expect(relativeTime(now - 4_900, now, { seconds: true })).toBe("4 s ago");
    expect(relativeTime(now - 400, now, { seconds: true })).toBe("just now");
  });
});

it("says a clock's time today, with the day otherwise", () => {
  expect(clockTime(Date.parse("2026-11-21T08:02:00Z"), now, "UTC")).toBe("08:02");
  expect(clockTime(Date.parse("2026-11-20T14:02:00Z"), now, "UTC")).toBe("20 Nov, 14:02");
});

it("says a time exactly, in UTC and in a zone", () => {
  expect(exactInUtc(now)).toBe("21 Nov 2026, 09:30 UTC");
  expect(exactLocally(now, "Europe/Berlin")).toBe("21 Nov 2026, 10:30:00 CET");
});
