import { _createCache, _createIntlFormatters, type _Translator, createTranslator } from "use-intl/core";
import { formatLocales, type Locale } from "@/lib/i18n/messages/locales";
import type { Messages } from "@/lib/i18n/messages/messages";

export type Translator = _Translator<Messages>;

/** Texts, numbers and times in a reader's language. */
export type Texts = {
  t: Translator;
  locale: Locale;
  timeZone?: string;
  /** `20 000`: digits are grouped as the language does. */
  number: (value: number) => string;
  list: (items: string[]) => string;
};

// Groups English digits by a narrow no-break space: a comma looks like a decimal one to some readers.
class Numbers extends Intl.NumberFormat {
  override format(value: number | bigint): string {
    const text = super.format(value);
    return this.resolvedOptions().locale.startsWith("en") ? text.replaceAll(",", "\u202f") : text;
  }
}

/** @param messages compiled (`compileMessages`). A missing text shows its key, and the console reports it. */
export function createTexts(locale: Locale, messages: Messages, timeZone?: string): Texts {
  const numbers = new Numbers(formatLocales[locale]);
  // Formats `#` in a message like every other number.
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
