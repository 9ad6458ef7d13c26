import { AsYouType } from "libphonenumber-js";
import { formatLocales, type Locale } from "@/lib/i18n/locales";

/**
 * Where a phone number leads, as far as it is typed: `Germany +49`, or the code alone where several countries
 * share it. Nothing for a number without a country's code, or with one that nobody has.
 */
export function phoneCountry(typed: string, locale: Locale): string | undefined {
  const number = typed.trim();
  if (!number.startsWith("+")) return undefined;
  const parser = new AsYouType();
  parser.input(number);
  const code = parser.getCallingCode();
  if (!code) return undefined;
  const country = parser.getCountry();
  const name = country && new Intl.DisplayNames(formatLocales[locale], { type: "region" }).of(country);
  return name ? `${name} +${code}` : `+${code}`;
}
