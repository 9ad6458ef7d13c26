import type { Locale } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";
import { failure as german } from "@/lib/i18n/messages/de/failure";
import { failure as english } from "@/lib/i18n/messages/en/failure";

/** What a page says that has lost its server and its layout: in every language, as nobody can ask for it then. */
export const lastResort: Record<Locale, Pick<Messages, "failure">> = {
  en: { failure: english },
  de: { failure: german } as unknown as Pick<Messages, "failure">,
};
