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

/** The day in a zone (IANA name) at an instant, in milliseconds since 1970. */
export function dayAt(instantMs: number, zone: string): Day {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, value]),
  );
  return `${(parts.get("year") ?? "").padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
}

/** Reads a typed day; undefined if it isn't one, or is outside the years that filters take. */
export const readDay = (typed: string): Day | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(typed) && typed >= firstDay && typed <= lastDay ? typed : undefined;

const dayMs = 86_400_000;

// Days compare as texts only with years of four digits; with others a loop over days would never end.
function dayOf(instantMs: number): Day {
  const text = new Date(instantMs).toISOString();
  if (!/^\d{4}-/.test(text)) throw new RangeError(`The day of ${text} has no year of four digits.`);
  return text.slice(0, 10);
}

/** @param count may be negative. @throws RangeError beyond the year 9999. */
export const addDays = (day: Day, count: number): Day => dayOf(Date.parse(day) + count * dayMs);

export const mondayOf = (day: Day): Day => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;

/** The first of the month, `count` months later. @throws RangeError beyond the year 9999. */
export const addMonths = (day: Day, count: number): Day => {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return dayOf(Date.UTC(year, month - 1 + count, 1));
};

/** When a day begins in a zone, in milliseconds since 1970; later than midnight where clocks skip it. */
export function startOfDay(day: Day, zone: string): number {
  // No zone is more than a day from UTC.
  let before = Date.parse(day) - dayMs;
  let after = Date.parse(day) + dayMs;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayAt(middle, zone) < day) before = middle;
    else after = middle;
  }
  return after;
}
