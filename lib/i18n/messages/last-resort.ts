import { failure as german } from "@/lib/i18n/messages/de/failure";
import { failure as english } from "@/lib/i18n/messages/en/failure";
import type { Locale } from "@/lib/i18n/messages/locales";
import type { Messages } from "@/lib/i18n/messages/messages";

/** For a page that lost its server and its layout: it has every language, since none can be loaded then. */
export const lastResort: Record<Locale, Pick<Messages, "failure">> = {
  en: { failure: english },
  de: { failure: german } as unknown as Pick<Messages, "failure">,
};
