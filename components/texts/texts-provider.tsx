"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import type { Locale } from "@/lib/i18n/messages/locales";
import type { Messages } from "@/lib/i18n/messages/messages";
import { createTexts, type Texts } from "@/lib/i18n/texts";

const TextsContext = createContext<Texts | null>(null);

/** Only the reader’s language goes to the browser. */
export function TextsProvider({
  locale,
  messages,
  timeZone,
  children,
}: {
  locale: Locale;
  messages: Messages;
  timeZone?: string;
  children: ReactNode;
}) {
  const texts = useMemo(() => createTexts(locale, messages, timeZone), [locale, messages, timeZone]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** Server components call `getTexts` instead. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error("There are texts inside the provider alone.");
  return texts;
}
