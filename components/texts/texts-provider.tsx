"use client";

import { createContext, type ReactNode, use, useMemo } from "react";
import type { Locale } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";
import { createTexts, type Texts } from "@/lib/i18n/texts";

const TextsContext = createContext<Texts | null>(null);

/** Hands the reader's language to every component: the texts of that one alone travel to the browser. */
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

/** The reader's language. Server components ask `getTexts`. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error("There are texts inside the provider alone.");
  return texts;
}
