/** The first is the fallback. */
export const locales = ["en", "de"] as const;

export type Locale = (typeof locales)[number];

export const localeNames: Record<Locale, string> = { en: "English", de: "Deutsch" };

export const formatLocales: Record<Locale, string> = { en: "en-GB", de: "de-DE" };

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);
