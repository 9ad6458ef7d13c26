import { compileMessages } from "@/lib/i18n/compile-messages";
import { en } from "@/lib/i18n/messages/en";
import { fallbackLocale, type Locale } from "@/lib/i18n/messages/locales";
import type { Messages, Translation } from "@/lib/i18n/messages/messages";

async function load(locale: Locale): Promise<Messages> {
  if (locale === fallbackLocale) return compileMessages(en);
  // Types follow the English texts; a test checks that the others have the same keys and take the same arguments.
  const { catalogue }: { catalogue: Translation } = await import(`./messages/${locale}/catalogue.ts`);
  return compileMessages(catalogue);
}

const loaded = new Map<Locale, Promise<Messages>>();

/** The texts of a language, on the server: a browser gets only those of its page's language. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? load(locale);
  loaded.set(locale, messages);
  return messages;
}
