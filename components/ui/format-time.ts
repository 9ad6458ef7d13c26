const locale = "en-GB";
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const formats = new Map<string, Intl.DateTimeFormat>();

function format(at: number, options: Intl.DateTimeFormatOptions): string {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known.format(at);
}

const date = { day: "numeric", month: "short", year: "numeric" } as const;
const time = { hour: "2-digit", minute: "2-digit" } as const;

/** `21 Nov 2026, 09:03 UTC`: what the server can say without knowing the reader's zone. */
export const exactInUtc = (at: number) => `${format(at, { ...date, ...time, timeZone: "UTC" })} UTC`;

/** `21 Nov 2026, 10:03:19 CET`, in the zone of whoever runs this unless told otherwise. */
export const exactLocally = (at: number, timeZone?: string) =>
  format(at, { ...date, ...time, second: "2-digit", timeZoneName: "short", timeZone });

/** `14:02` of today, `20 Nov, 14:02` of another day. */
export function clockTime(at: number, now: number, timeZone?: string): string {
  const isToday = calendarDay(at, timeZone) === calendarDay(now, timeZone);
  return format(at, isToday ? { ...time, timeZone } : { day: "numeric", month: "short", ...time, timeZone });
}

/** Days since the epoch of the calendar day on which `at` falls in the zone. */
function calendarDay(at: number, timeZone?: string): number {
  const [day = 1, month = 1, year = 1970] = format(at, {
    day: "numeric",
    month: "numeric",
    year: "numeric",
    timeZone,
  })
    .split("/")
    .map(Number);
  return Date.UTC(year, month - 1, day) / dayMs;
}

/**
 * `12 min ago`, `yesterday`, `3 days ago`, and from a week on the date.
 * @param at and `now` in milliseconds since the epoch.
 * @param options.seconds whether to count them: for a line that ticks.
 */
export function relativeTime(
  at: number,
  now: number,
  options: { seconds?: boolean; timeZone?: string } = {},
): string {
  const { seconds = false, timeZone } = options;
  const agoMs = now - at;
  // A clock that runs ahead of ours a little is no prophecy.
  if (agoMs < -minuteMs) return clockTime(at, now, timeZone);
  if (agoMs < minuteMs) return seconds && agoMs >= 1000 ? `${Math.floor(agoMs / 1000)} s ago` : "just now";
  if (agoMs < 60 * minuteMs) return `${Math.floor(agoMs / minuteMs)} min ago`;
  const days = calendarDay(now, timeZone) - calendarDay(at, timeZone);
  if (days === 0 || agoMs < 6 * 60 * minuteMs) return `${Math.floor(agoMs / (60 * minuteMs))} h ago`;
  if (days === 1) return "yesterday";
  if (days < 7) return `${days} days ago`;
  const isThisYear = format(at, { year: "numeric", timeZone }) === format(now, { year: "numeric", timeZone });
  return format(at, { day: "numeric", month: "short", ...(isThisYear ? {} : { year: "numeric" }), timeZone });
}
