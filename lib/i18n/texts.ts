import { type _Translator, createTranslator } from "use-intl/core";
import { formatLocales, type Locale } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";

export type Translator = _Translator<Messages>;

/** A reader's language: what every text, number and time on a screen is made with. */
export type Texts = {
  t: Translator;
  locale: Locale;
  /** The zone they have chosen; undefined is the browser's own. */
  timeZone?: string;
  /** `20 000`, grouped as the language does. */
  number: (value: number) => string;
  /** "A, B and C". */
  list: (items: string[]) => string;
};

const numbers = new Map<Locale, Intl.NumberFormat>();

/** English groups by a narrow space that doesn't break, which no reader takes for a decimal comma. */
function formatNumber(value: number, locale: Locale): string {
  const format = numbers.get(locale) ?? new Intl.NumberFormat(formatLocales[locale]);
  numbers.set(locale, format);
  const text = format.format(value);
  return locale === "en" ? text.replaceAll(",", "\u202f") : text;
}

/** @throws nothing: a text that is missing shows its key, and the console says so. */
export function createTexts(locale: Locale, messages: Messages, timeZone?: string): Texts {
  const lists = new Intl.ListFormat(formatLocales[locale], { type: "conjunction" });
  return {
    t: createTranslator({ locale: formatLocales[locale], messages }),
    locale,
    timeZone,
    number: (value) => formatNumber(value, locale),
    list: (items) => lists.format(items),
  };
}
