import type { Locale } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";

/** The texts of a language, on the server: a browser gets those of its page's language alone. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case "en":
      return (await import("@/lib/i18n/messages/en")).en;
    case "de":
      // Arguments are checked against the English texts; a test holds the others to the same ones.
      return (await import("@/lib/i18n/messages/de")).de as unknown as Messages;
    default:
      return locale satisfies never;
  }
}
