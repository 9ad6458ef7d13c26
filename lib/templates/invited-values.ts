import { type Locale, languages } from "@/lib/i18n/messages/locales";
import type { MessageValues } from "@/lib/templates/render-message";

const dayMs = 24 * 3_600_000;

/** The day number of an instant in a time zone. */
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
 * The template values for how long ago the candidate was invited, in calendar days.
 * @param at an instant. @param timeZone the reader's; undefined for the machine's own.
 */
export function invitedValues(
  at: string,
  { now, locale, timeZone }: { now: Date; locale: Locale; timeZone?: string },
): MessageValues {
  const then = new Date(at);
  if (Number.isNaN(then.getTime())) return {};
  // A clock that runs behind would make it tomorrow.
  const days = Math.max(0, dayOf(now, timeZone) - dayOf(then, timeZone));
  const words = new Intl.RelativeTimeFormat(languages[locale].format, { numeric: "auto" });
  return { "invited.ago": words.format(-days, "day"), "invited.days": String(days) };
}
