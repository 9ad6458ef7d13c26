import { describe, expect, it } from "vitest";
import { clockTime, exactInUtc, exactLocally, inKnownZone, relativeTime } from "@/components/ui/format-time";
import { english, german } from "@/lib/i18n/testing";

const now = Date.parse("2026-11-21T09:30:00Z");
const ago = (at: string, timeZone = "UTC") => relativeTime(Date.parse(at), now, { ...english, timeZone });

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

  it("counts the same days whether the reader's zone is the browser's own or was chosen by name", () => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const hours = Array.from({ length: 24 * 400 }, (_, hour) => now - hour * 3_600_000);
    const said = (timeZone: string | undefined) =>
      hours.map((at) => relativeTime(at, now, { ...english, timeZone }));
    expect(said(undefined)).toEqual(said(own));
    expect(said("UTC")).toEqual(said("Etc/GMT"));
  });

  it("calls five hours five hours, across midnight too", () => {
    const early = Date.parse("2026-11-21T02:00:00Z");
    expect(relativeTime(early - 5 * 3_600_000, early, english)).toBe("5 h ago");
  });

  it("forgives a clock that runs ahead, and names the time of a real future", () => {
    expect(ago("2026-11-21T09:30:20Z")).toBe("just now");
    expect(ago("2026-11-21T11:00:00Z")).toBe("11:00");
  });

  it("counts seconds only when asked", () => {
    expect(relativeTime(now - 4_900, now, english, { seconds: true })).toBe("4 s ago");
    expect(relativeTime(now - 400, now, english, { seconds: true })).toBe("just now");
  });
});

it("says a clock's time today, with the day otherwise", () => {
  expect(clockTime(Date.parse("2026-11-21T08:02:00Z"), now, english)).toBe("08:02");
  expect(clockTime(Date.parse("2026-11-20T14:02:00Z"), now, english)).toBe("20 Nov, 14:02");
});

it("says a time exactly, in UTC and in a zone", () => {
  expect(exactInUtc(now, "en")).toBe("21 Nov 2026, 09:30 UTC");
  expect(exactLocally(now, { locale: "en", timeZone: "Europe/Berlin" })).toBe("21 Nov 2026, 10:30:00 CET");
});

it("says all of it in German too", () => {
  const said = [
    "2026-11-21T09:29:30Z",
    "2026-11-21T09:18:00Z",
    "2026-11-21T08:30:00Z",
    "2026-11-20T12:00:00Z",
  ];
  expect(said.map((at) => relativeTime(Date.parse(at), now, german))).toEqual([
    "gerade eben",
    "vor 12 Min.",
    "vor 1 Std.",
    "gestern",
  ]);
  expect(relativeTime(Date.parse("2026-11-14T12:00:00Z"), now, german)).toBe("14. Nov.");
  expect(clockTime(Date.parse("2026-11-20T14:02:00Z"), now, german)).toBe("20. Nov., 14:02");
  expect(exactInUtc(now, "de")).toBe("21. Nov. 2026, 09:30 UTC");
});

it("takes UTC until the browser tells its zone, unless one was chosen", () => {
  const anywhere = { ...english, timeZone: undefined };
  expect(inKnownZone(anywhere, undefined).timeZone).toBe("UTC");
  expect(inKnownZone(anywhere, now).timeZone).toBeUndefined();
  expect(inKnownZone({ ...english, timeZone: "Asia/Tokyo" }, undefined).timeZone).toBe("Asia/Tokyo");
});
