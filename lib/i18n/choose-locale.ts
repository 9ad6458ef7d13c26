import { fallbackLocale, isLocale, type Locale } from "@/lib/i18n/messages/locales";

type Wish = { language: string; weight: number };

// The region doesn't matter: `de-AT;q=0.8` is `de`.
function readWish(text: string): Wish {
  const [tag = "", ...parameters] = text.trim().split(";");
  const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean);
  return { language: tag.trim().toLowerCase().split("-")[0] ?? "", weight: weight ? Number(weight) : 1 };
}

/** The reader's own choice, else by `Accept-Language` (RFC 9110, section 12.5.4). */
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
  return wishes.map(({ language }) => language).find(isLocale) ?? fallbackLocale;
}

/** A time zone that this runtime knows; undefined, which means the browser's own, for any other. */
export function chooseTimeZone(preferred: string | null | undefined): string | undefined {
  if (!preferred) return undefined;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: preferred }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
