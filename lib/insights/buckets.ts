import { addDays, addMonths, type Day, dayAt, firstOfMonth, mondayOf, startOfDay } from "@/lib/days";

export type BucketUnit = "day" | "week" | "month";

/** Instants in ISO UTC, `to` not included. `day` is the first of its day, week or month in the zone. */
export type Bucket = { day: Day; from: string; to: string };

const dayMs = 86_400_000;
// As many as a chart can show apart.
const longestByDay = 45 * dayMs;
const longestByWeek = 400 * dayMs;

export function unitFor(fromMs: number, toMs: number): BucketUnit {
  const lengthMs = toMs - fromMs;
  if (lengthMs <= longestByDay) return "day";
  return lengthMs <= longestByWeek ? "week" : "month";
}

const firstOf: Record<BucketUnit, (day: Day) => Day> = {
  day: (day) => day,
  week: mondayOf,
  month: firstOfMonth,
};

const nextOf: Record<BucketUnit, (day: Day) => Day> = {
  day: (day) => addDays(day, 1),
  week: (day) => addDays(day, 7),
  month: (day) => addMonths(day, 1),
};

/**
 * Cuts a range into days, weeks (from Monday) or months of a zone, without gaps; the first and last may be partial.
 * @param range in milliseconds since 1970, `toMs` not included. @throws RangeError beyond the year 9999.
 */
export function cutIntoBuckets(
  range: { fromMs: number; toMs: number },
  zone: string,
  unit: BucketUnit = unitFor(range.fromMs, range.toMs),
): Bucket[] {
  const buckets: Bucket[] = [];
  // This ends in any zone: each day is later than the one before, or `nextOf` throws.
  let day = firstOf[unit](dayAt(range.fromMs, zone));
  for (let fromMs = range.fromMs; fromMs < range.toMs; ) {
    const next = nextOf[unit](day);
    const toMs = Math.min(startOfDay(next, zone), range.toMs);
    // A day that a place skipped, such as Samoa's 30 December 2011, has no bucket.
    if (toMs > fromMs) {
      buckets.push({ day, from: new Date(fromMs).toISOString(), to: new Date(toMs).toISOString() });
      fromMs = toMs;
    }
    day = next;
  }
  return buckets;
}
