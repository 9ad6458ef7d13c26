import { formatLocales, type Locale } from "@/lib/i18n/messages/locales";
import type { MessageValues } from "@/lib/templates/render-message";

const dayMs = 24 * 3_600_000;

/** The number of the day that a moment falls on, in a time zone. */
function dayOf(moment: Date, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  });
  const numbers = Object.fromEntries(
    parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(numbers.year ?? 0, (numbers.month ?? 1) - 1, numbers.day) / dayMs;
}

/**
 * What a message says of how long ago its candidate was invited, in days of the calendar.
 * @param at an instant. @param timeZone the reader's; undefined for the machine's own.
 */
export function invitedValues(
  at: string,
  { now, locale, timeZone }: { now: Date; locale: Locale; timeZone?: string },
): MessageValues {
  const then = new Date(at);
  if (Number.isNaN(then.getTime())) return {};
  // By a clock that is behind, it would have been tomorrow.
  const days = Math.max(0, dayOf(now, timeZone) - dayOf(then, timeZone));
  const words = new Intl.RelativeTimeFormat(formatLocales[locale], { numeric: "auto" });
  return { "invited.ago": words.format(-days, "day"), "invited.days": String(days) };
}
