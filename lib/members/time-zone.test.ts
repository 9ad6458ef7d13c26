import { expect, test } from "vitest";
import { timeZoneSchema, zoneName } from "@/lib/members/time-zone";

test.each([
  ["Europe/Berlin", "Europe/Berlin"],
  ["eUROPE/bERLIN", "Europe/Berlin"],
  ["utc", "UTC"],
  ["Etc/UTC", "UTC"],
  ["US/Pacific", "America/Los_Angeles"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["asia/kolkata", "Asia/Kolkata"],
])("%s is %s", (typed, name) => {
  expect(timeZoneSchema.parse(typed)).toBe(name);
});

test("every zone has one name, and that name is its own", () => {
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    const name = zoneName(zone) ?? "";
    expect(zoneName(name)).toBe(name);
    expect(zoneName(name.toUpperCase())).toBe(name);
  }
});

test.each(["", "+02:00", "Berlin", "Europe/Berlin\u0000", "\ud800", "x".repeat(10_000)])(
  "%j is none",
  (typed) => {
    expect(timeZoneSchema.safeParse(typed).success).toBe(false);
  },
);
