import { _createCache, _createIntlFormatters, type _Translator, createTranslator } from "use-intl/core";
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

/** English groups by a narrow space that doesn't break, which no reader takes for a decimal comma. */
class Numbers extends Intl.NumberFormat {
  override format(value: number | bigint): string {
    const text = super.format(value);
    return this.resolvedOptions().locale.startsWith("en") ? text.replaceAll(",", "\u202f") : text;
  }
}

/**
 * @param messages compiled (`compileMessages`).
 * @throws nothing: a text that is missing shows its key, and the console says so.
 */
export function createTexts(locale: Locale, messages: Messages, timeZone?: string): Texts {
  const numbers = new Numbers(formatLocales[locale]);
  // What a message counts by `#` is grouped as every other number.
  const formatters = { ..._createIntlFormatters(_createCache()), getNumberFormat: () => numbers };
  const lists = new Intl.ListFormat(formatLocales[locale], { type: "conjunction" });
  return {
    t: createTranslator({ locale: formatLocales[locale], messages, _formatters: formatters }),
    locale,
    timeZone,
    number: (value) => numbers.format(value),
    list: (items) => lists.format(items),
  };
}
