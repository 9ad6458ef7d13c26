/** Each language: its own name, whose dates and lists it has, and what stands between thousands. The first is the fallback. */
export const languages = {
  // A comma looks like a decimal one to some readers.
  en: { name: "English", format: "en-GB", thousands: "\u202f" },
  de: { name: "Deutsch", format: "de-DE", thousands: "." },
} as const;

export type Locale = keyof typeof languages;

/** `Object.keys` promises no more than strings. */
const keysOf = <Key extends string>(record: Record<Key, unknown>) => Object.keys(record) as Key[];

export const locales = keysOf(languages);

export const fallbackLocale: Locale = "en";

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
