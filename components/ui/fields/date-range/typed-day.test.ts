import { expect, it } from "vitest";
import { readTypedDay } from "@/components/ui/fields/date-range/typed-day";

const today = "2026-11-24";

it.each([
  ["14.11.2026", "2026-11-14"],
  ["14. 11. 2026", "2026-11-14"],
  [" 4/3/26 ", "2026-03-04"],
  ["14.11.", "2026-11-14"],
  ["14.11", "2026-11-14"],
  ["24.12.", "2025-12-24"],
  ["11/14/2026", "2026-11-14"],
  ["2026-1-9", "2026-01-09"],
  ["29.2.2028", "2028-02-29"],
])("%j is %s", (typed, day) => expect(readTypedDay(typed, today)).toBe(day));

it.each([
  "",
  "soon",
  "31.2.2026",
  "29.2.2027",
  "0.1.2026",
  "1.13.2026",
  "14",
  "14.11.1",
  "1.1.1969",
  "1.1.2300",
  "2026-13-01",
])("%j is no day", (typed) => expect(readTypedDay(typed, today)).toBeUndefined());
