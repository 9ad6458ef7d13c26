import { boundedCache } from "@/lib/bounded-cache";
import { firstDay, lastDay } from "@/lib/instant-bounds";

const formats = boundedCache<Intl.DateTimeFormat>(100);

const formatIn = (zone: string): Intl.DateTimeFormat =>
  formats(
    zone,
    () =>
      new Intl.DateTimeFormat("en", {
        timeZone: zone,
        calendar: "gregory",
        numberingSystem: "latn",
        year: "numeric",
        month: "2-digit",
        day: "2-digit",
      }),
  );

/** A day of the calendar, as `2026-03-29`. */
export type Day = string;

/** Which day it is somewhere, at an instant in milliseconds since 1970. @param zone IANA name. */
export function dayAt(instantMs: number, zone: string): Day {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, value]),
  );
  return `${(parts.get("year") ?? "").padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
}

/** What somebody typed as a day; undefined where it is none, or outside of the years that filters take. */
export const readDay = (typed: string): Day | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(typed) && typed >= firstDay && typed <= lastDay ? typed : undefined;

const dayMs = 86_400_000;

/** Days compare as texts only while their years have four digits: a loop over others would never end. */
function dayOf(instantMs: number): Day {
  const text = new Date(instantMs).toISOString();
  if (!/^\d{4}-/.test(text)) throw new RangeError(`The day of ${text} has no year of four digits.`);
  return text.slice(0, 10);
}

/** The day so many days later; earlier with a negative count. @throws RangeError beyond the year 9999. */
export const addDays = (day: Day, count: number): Day => dayOf(Date.parse(day) + count * dayMs);

/** The Monday of its week. */
export const mondayOf = (day: Day): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The first of its month. */
export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

/** The first of the month so many months later. @throws RangeError beyond the year 9999. */
export const addMonths = (day: Day, count: number): Day => {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return dayOf(Date.UTC(year, month - 1 + count, 1));
};

/**
 * The instant at which a day begins somewhere, in milliseconds since 1970: mostly midnight, where the clocks
 * are set forward then what comes after it.
 */
export function startOfDay(day: Day, zone: string): number {
  // No zone is further than a day from UTC.
  let before = Date.parse(day) - dayMs;
  let after = Date.parse(day) + dayMs;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayAt(middle, zone) < day) before = middle;
    else after = middle;
  }
  return after;
}
