import { boundedCache } from "@/lib/bounded-cache";
import { formatLocales, type Locale } from "@/lib/i18n/locales";
import type { Texts } from "@/lib/i18n/texts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Whose calendar and clock: without a zone, of whoever runs this. */
type Place = Pick<Texts, "locale" | "timeZone">;

const formats = boundedCache<Intl.DateTimeFormat>(200);

const format = (at: number, locale: string, options: Intl.DateTimeFormatOptions): string =>
  formats(`${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options)).format(at);

const date = { day: "numeric", month: "short", year: "numeric" } as const;
const time = { hour: "2-digit", minute: "2-digit" } as const;

/** `21 Nov 2026, 09:03 UTC`: what the server can say without knowing the reader's zone. */
export const exactInUtc = (at: number, locale: Locale) =>
  `${format(at, formatLocales[locale], { ...date, ...time, timeZone: "UTC" })} UTC`;

/** `21 Nov 2026, 10:03:19 CET`. */
export const exactLocally = (at: number, { locale, timeZone }: Place) =>
  format(at, formatLocales[locale], {
    ...date,
    ...time,
    second: "2-digit",
    timeZoneName: "short",
    timeZone,
  });

/** `14:02` of today, `20 Nov, 14:02` of another day. */
export function clockTime(at: number, now: number, { locale, timeZone }: Place): string {
  const isToday = calendarDay(at, timeZone) === calendarDay(now, timeZone);
  const day = isToday ? {} : ({ day: "numeric", month: "short" } as const);
  return format(at, formatLocales[locale], { ...day, ...time, timeZone });
}

/** Days since the epoch of the calendar day on which `at` falls in the zone. */
function calendarDay(at: number, timeZone?: string): number {
  const numeric = { day: "numeric", month: "numeric", year: "numeric", timeZone } as const;
  const [day = 1, month = 1, year = 1970] = format(at, "en-GB", numeric).split("/").map(Number);
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
  texts: Pick<Texts, "t" | "locale" | "timeZone">,
  { seconds = false }: { seconds?: boolean } = {},
): string {
  const { t, locale, timeZone } = texts;
  const agoMs = now - at;
  const count = (unitMs: number) => String(Math.floor(agoMs / unitMs));
  // A clock that runs ahead of ours a little is no prophecy.
  if (agoMs < -minuteMs) return clockTime(at, now, texts);
  if (agoMs < minuteMs) {
    return seconds && agoMs >= 1000 ? t("time.secondsAgo", { count: count(1000) }) : t("time.justNow");
  }
  if (agoMs < 60 * minuteMs) return t("time.minutesAgo", { count: count(minuteMs) });
  const days = calendarDay(now, timeZone) - calendarDay(at, timeZone);
  if (days === 0 || agoMs < 6 * 60 * minuteMs) return t("time.hoursAgo", { count: count(60 * minuteMs) });
  if (days === 1) return t("time.yesterday");
  if (days < 7) return t("time.daysAgo", { count: String(days) });
  const year = (instant: number) => format(instant, "en-GB", { year: "numeric", timeZone });
  return format(at, formatLocales[locale], {
    day: "numeric",
    month: "short",
    ...(year(at) === year(now) ? {} : { year: "numeric" }),
    timeZone,
  });
}

/** Before the browser runs nobody knows its zone: then it is UTC, unless the reader has chosen one. */
export const inKnownZone = (texts: Texts, now: number | undefined): Texts =>
  now === undefined && texts.timeZone === undefined ? { ...texts, timeZone: "UTC" } : texts;
