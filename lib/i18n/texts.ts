import { type _Translator, createTranslator } from "use-intl/core";
import { isolate } from "@/lib/i18n/isolate";
import { type Locale, languages } from "@/lib/i18n/messages/locales";
import type { Messages } from "@/lib/i18n/messages/messages";

export type Translator = _Translator<Messages>;

/** Texts, numbers and times in a reader's language. */
export type Texts = {
  t: Translator;
  locale: Locale;
  timeZone?: string;
  /** `20,000`: digits are grouped as the language does. */
  number: (value: number) => string;
  list: (items: string[]) => string;
};

const memo = <Value>(make: (locale: Locale) => Value) => {
  const made: Partial<Record<Locale, Value>> = {};
  return (locale: Locale): Value => {
    made[locale] ??= make(locale);
    return made[locale];
  };
};

// Made when first needed, and once: on a slow phone each takes as long as drawing a part of the page.
const numbers = memo((locale) => new Intl.NumberFormat(languages[locale].format));
const lists = memo((locale) => new Intl.ListFormat(languages[locale].format, { type: "conjunction" }));

type Values = Record<string, unknown>;

const isolated = (values: object | undefined): Values | undefined =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? isolate(value) : value]),
  );

type Format<Result> = (key: string, values?: Values) => Result;

/** A translator without the types of its keys and arguments: comparing those to any other type takes half a minute. */
type AnyTranslator = Format<string> & { rich: Format<unknown> };

/** Names keep to themselves in every sentence. The overloads by which keys and arguments are checked stay. */
function isolating(translate: AnyTranslator): Translator {
  const isolatingOne: unknown = Object.assign(
    (key: string, values?: Values) => translate(key, isolated(values)),
    translate,
    { rich: (key: string, values?: Values) => translate.rich(key, isolated(values)) },
  );
  return isolatingOne as Translator;
}

const createAnyTranslator = createTranslator as unknown as (
  options: Record<string, unknown>,
) => AnyTranslator;

/** @param messages compiled (`compileMessages`). A missing text shows its key, and the console reports it. */
export function createTexts(locale: Locale, messages: Messages, timeZone?: string): Texts {
  return {
    t: isolating(createAnyTranslator({ locale: languages[locale].format, messages })),
    locale,
    timeZone,
    number: (value) => numbers(locale).format(value),
    list: (items) => lists(locale).format(items.map(isolate)),
  };
}
