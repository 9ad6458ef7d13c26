import { boundedCache } from "@/lib/bounded-cache";
import { type Locale, languages } from "@/lib/i18n/messages/locales";
import type { Texts } from "@/lib/i18n/texts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type Place = Pick<Texts, "locale" | "timeZone">;

const formats = boundedCache<Intl.DateTimeFormat>(200);

const format = (at: number, locale: string, options: Intl.DateTimeFormatOptions): string =>
  formats(`${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options)).format(at);

const date = { day: "numeric", month: "short", year: "numeric" } as const;
const time = { hour: "2-digit", minute: "2-digit" } as const;

/** `21 Nov 2026, 09:03 UTC`, for the server, which doesn’t know the reader’s zone. */
export const exactInUtc = (at: number, locale: Locale) =>
  `${format(at, languages[locale].format, { ...date, ...time, timeZone: "UTC" })} UTC`;

/** `21 Nov 2026, 10:03:19 CET`. */
export const exactLocally = (at: number, { locale, timeZone }: Place) =>
  format(at, languages[locale].format, {
    ...date,
    ...time,
    second: "2-digit",
    timeZoneName: "short",
    timeZone,
  });

/** `21 Nov 2026, 10:03`, for what is read on paper, too. */
export const dateAndTime = (at: number, { locale, timeZone }: Place): string =>
  format(at, languages[locale].format, { ...date, ...time, timeZone });

/** `14:02` of today, `20 Nov, 14:02` of another day. */
export function clockTime(at: number, now: number, { locale, timeZone }: Place): string {
  const isToday = calendarDay(at, timeZone) === calendarDay(now, timeZone);
  const day = isToday ? {} : ({ day: "numeric", month: "short" } as const);
  return format(at, languages[locale].format, { ...day, ...time, timeZone });
}

/** In days since 1970. Most people’s zone is their browser’s: only for another are Intl’s tables needed. */
function calendarDay(at: number, timeZone?: string): number {
  if (timeZone === "UTC") return Math.floor(at / dayMs);
  if (timeZone === undefined) {
    const local = new Date(at);
    return Date.UTC(local.getFullYear(), local.getMonth(), local.getDate()) / dayMs;
  }
  const numeric = { day: "numeric", month: "numeric", year: "numeric", timeZone } as const;
  const [day = 1, month = 1, year = 1970] = format(at, "en-GB", numeric).split("/").map(Number);
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** How many days of the calendar ago: 1 is yesterday, whatever the hour. */
export const daysAgo = (at: number, now: number, { timeZone }: Pick<Place, "timeZone">): number =>
  calendarDay(now, timeZone) - calendarDay(at, timeZone);

/** `12 min ago`, `yesterday`, and from a week on the date. @param options.seconds for a line that ticks. */
export function relativeTime(
  at: number,
  now: number,
  texts: Pick<Texts, "t" | "locale" | "timeZone">,
  { seconds = false }: { seconds?: boolean } = {},
): string {
  const { t, locale, timeZone } = texts;
  const agoMs = now - at;
  const count = (unitMs: number) => String(Math.floor(agoMs / unitMs));
  // A server clock slightly ahead is no prophecy.
  if (agoMs < -minuteMs) return clockTime(at, now, texts);
  if (agoMs < minuteMs) {
    return seconds && agoMs >= 1000 ? t("time.secondsAgo", { count: count(1000) }) : t("time.justNow");
  }
  if (agoMs < 60 * minuteMs) return t("time.minutesAgo", { count: count(minuteMs) });
  const [day, today] = [calendarDay(at, timeZone), calendarDay(now, timeZone)];
  const days = today - day;
  if (days === 0 || agoMs < 6 * 60 * minuteMs) return t("time.hoursAgo", { count: count(60 * minuteMs) });
  if (days === 1) return t("time.yesterday");
  if (days < 7) return t("time.daysAgo", { count: String(days) });
  const yearOf = (calendarDay: number) => new Date(calendarDay * dayMs).getUTCFullYear();
  return format(at, languages[locale].format, {
    day: "numeric",
    month: "short",
    ...(yearOf(day) === yearOf(today) ? {} : { year: "numeric" }),
    timeZone,
  });
}

/** While hydrating the browser’s zone is unknown: then it is UTC, unless the reader has chosen one. */
export const inKnownZone = (texts: Texts, now: number | undefined): Texts =>
  now === undefined && texts.timeZone === undefined ? { ...texts, timeZone: "UTC" } : texts;
