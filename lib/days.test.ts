import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, dayAt, readDay, startOfDay } from "@/lib/days";

test.each([
  "",
  "0000-01-01",
  "0202-11-21",
  "1969-12-31",
  "2199-12-31",
  "9999-12-30",
  "12026-11-21",
  "+012026-11-21",
  "2026-11",
])("%j is no day that can be asked for", (typed) => {
  expect(readDay(typed)).toBeUndefined();
});

test("every day that can be typed has a beginning and an end that are written with four-digit years", () => {
  const days = fc.date({ min: new Date("1970-01-01"), max: new Date("2199-12-30"), noInvalidDate: true });
  const zones = fc.constantFrom("Pacific/Kiritimati", "America/Anchorage", "Europe/Berlin", "Asia/Kathmandu");
  fc.assert(
    fc.property(days, zones, (date, zone) => {
      const day = readDay(date.toISOString().slice(0, 10)) ?? "";
      for (const one of [day, addDays(day, 1)]) {
        const start = startOfDay(one, zone);
        expect(new Date(start).toISOString()).toMatch(/^\d{4}-/);
        expect(dayAt(start, zone)).toBe(one);
        expect(dayAt(start - 1, zone)).toBe(addDays(one, -1));
      }
    }),
  );
});
