import { headers } from "next/headers";
import { cache } from "react";
import { getCurrentUser } from "@/lib/http/current-user";
import { shownMessages } from "@/lib/http/shown-messages";
import { chooseLocale, chooseTimeZone } from "@/lib/i18n/choose-locale";
import type { Locale } from "@/lib/i18n/messages/locales";
import type { Messages } from "@/lib/i18n/messages/messages";
import { createTexts, type Texts } from "@/lib/i18n/texts";
import type { Preferences } from "@/lib/members/preferences";

/** Undefined for a stranger, or while the store doesn't answer. */
export const getPreferences = cache(
  async (): Promise<Preferences | undefined> => (await getCurrentUser().catch(() => null))?.preferences,
);

/** The language of the request's reader, for `TextsProvider`; read once for a page. */
export const getLanguage = cache(
  async (): Promise<{ locale: Locale; messages: Messages; timeZone?: string }> => {
    const preferences = await getPreferences();
    const locale = chooseLocale(preferences?.locale, (await headers()).get("accept-language"));
    return {
      locale,
      messages: await shownMessages(locale),
      timeZone: chooseTimeZone(preferences?.timeZone),
    };
  },
);

export const getTexts = cache(async (): Promise<Texts> => {
  const { locale, messages, timeZone } = await getLanguage();
  return createTexts(locale, messages, timeZone);
});
