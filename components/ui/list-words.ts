import type { Texts } from "@/lib/i18n/texts";

/** `Ada, Mei or Tom`. */
export const listWords = (words: string[], { locale }: Pick<Texts, "locale">): string =>
  new Intl.ListFormat(locale, { type: "disjunction" }).format(words);
