import { AsYouType } from "libphonenumber-js";
import { type Locale, languages } from "@/lib/i18n/messages/locales";

/** `Germany +49`, or the code alone where several countries share it; undefined without an assigned country code. */
export function phoneCountry(typed: string, locale: Locale): string | undefined {
  const number = typed.trim();
  if (!number.startsWith("+")) return undefined;
  const parser = new AsYouType();
  parser.input(number);
  const code = parser.getCallingCode();
  if (!code) return undefined;
  const country = parser.getCountry();
  const name = country && new Intl.DisplayNames(languages[locale].format, { type: "region" }).of(country);
  return name ? `${name} +${code}` : `+${code}`;
}
