import { boundedCache } from "@/lib/bounded-cache";
import type { Day } from "@/lib/days";
import { languages } from "@/lib/i18n/messages/locales";
import type { Texts } from "@/lib/i18n/texts";

const formats = boundedCache<Intl.DateTimeFormat>(10);

/** For days without a time: they are formatted as they stand, in UTC. */
const formatOf = (locale: Texts["locale"]): Intl.DateTimeFormat =>
  formats(
    locale,
    () =>
      new Intl.DateTimeFormat(languages[locale].format, {
        day: "numeric",
        month: "short",
        year: "numeric",
        timeZone: "UTC",
      }),
  );

export const dayWords = (day: Day, locale: Texts["locale"]): string =>
  formatOf(locale).format(Date.parse(day));

/** As it is typed: `14/11/2026`, `14.11.2026`. */
export const typedWords = (day: Day, locale: Texts["locale"]): string =>
  day
    .split("-")
    .reverse()
    .join(locale === "de" ? "." : "/");

export type Days = { first: Day | undefined; last: Day | undefined };

/** `3 Nov 2026 – 14 Nov 2026`, `from 3 Nov 2026`, or “any time”. */
export function daysWords({ first, last }: Days, { t, locale }: Pick<Texts, "t" | "locale">): string {
  // Intl’s own ranges differ between the server’s version and the browser’s.
  if (first && last && first !== last) return `${dayWords(first, locale)} – ${dayWords(last, locale)}`;
  if (first && last) return dayWords(first, locale);
  if (first) return t("dates.from", { day: dayWords(first, locale) });
  return last ? t("dates.until", { day: dayWords(last, locale) }) : t("dates.any");
}
