import { isLocale, type Locale, locales } from "@/lib/i18n/locales";

type Wish = { language: string; weight: number };

/** `de-AT;q=0.8` as what is wished and how much; the region makes no difference here. */
function readWish(text: string): Wish {
  const [tag = "", ...parameters] = text.trim().split(";");
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { language: tag.trim().toLowerCase().split("-")[0] ?? "", weight: weight ? Number(weight) : 1 };
}

/**
 * The language for a reader.
 * @param preferred what they have chosen; null when the browser shall say it.
 * @param acceptLanguage the request's header (RFC 9110, section 12.5.4).
 */
export function chooseLocale(
  preferred: string | null | undefined,
  acceptLanguage: string | null | undefined,
): Locale {
  if (isLocale(preferred)) return preferred;
  const wishes = (acceptLanguage ?? "")
    .split(",")
    .map(readWish)
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wishes.map(({ language }) => language).find(isLocale) ?? locales[0];
}

/** A time zone that this runtime knows; undefined for whatever else, which means the browser's own. */
export function chooseTimeZone(preferred: string | null | undefined): string | undefined {
  if (!preferred) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: preferred }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
