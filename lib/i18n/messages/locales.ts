/** Each language: its own name, and whose numbers, dates and lists it has. The first is the fallback. */
export const languages = {
  en: { name: "English", format: "en-GB" },
  de: { name: "Deutsch", format: "de-DE" },
} as const;

export type Locale = keyof typeof languages;

/** `Object.keys` promises no more than strings. */
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

export const locales = keysOf(languages);

export const fallbackLocale: Locale = "en";

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
