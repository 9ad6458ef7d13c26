import type { Locale } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";
import * as german from "@/lib/i18n/messages/de/common";
import { failure as germanFailure } from "@/lib/i18n/messages/de/layout";
import * as english from "@/lib/i18n/messages/en/common";
import { failure } from "@/lib/i18n/messages/en/layout";

/** What a page says that has lost its server and its layout: in every language, as nobody can ask for it then. */
export const lastResort: Record<Locale, Pick<Messages, "common" | "failure">> = {
  en: { common: english.common, failure },
  de: { common: german.common, failure: germanFailure } as unknown as Pick<Messages, "common" | "failure">,
};
