import { compileMessages } from "@/lib/i18n/compile-messages";
import type { Locale } from "@/lib/i18n/messages/locales";
import type { Messages } from "@/lib/i18n/messages/messages";

const load = {
  en: async () => compileMessages((await import("@/lib/i18n/messages/en")).en),
  // Types follow the English texts; a test checks that the others take the same arguments.
  de: async () => compileMessages((await import("@/lib/i18n/messages/de")).de),
} satisfies Record<Locale, () => Promise<Messages>>;

const loaded = new Map<Locale, Promise<Messages>>();

/** The texts of a language, on the server: a browser gets only those of its page's language. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? load[locale]();
  loaded.set(locale, messages);
  return messages;
}
