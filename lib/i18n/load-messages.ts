import { compileMessages } from "@/lib/i18n/compile-messages";
import type { Locale } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";

const load = {
  en: async () => compileMessages((await import("@/lib/i18n/messages/en")).en),
  // Arguments are checked against the English texts; a test holds the others to the same ones.
  de: async () => compileMessages((await import("@/lib/i18n/messages/de")).de),
} satisfies Record<Locale, () => Promise<Messages>>;

const loaded = new Map<Locale, Promise<Messages>>();

/** The texts of a language, on the server: a browser gets those of its page's language alone. */
export function loadMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? load[locale]();
  loaded.set(locale, messages);
  return messages;
}
