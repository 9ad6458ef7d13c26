/** The languages of the interface, the first being for readers of none of them. */
export const locales = ["en", "de"] as const;

export type Locale = (typeof locales)[number];

/** Each in its own words, for whoever chooses. */
export const localeNames: Record<Locale, string> = { en: "English", de: "Deutsch" };

/** Whose dates and numbers a language is written with. */
export const formatLocales: Record<Locale, string> = { en: "en-GB", de: "de-DE" };

/** Whether it names a language of the interface. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
