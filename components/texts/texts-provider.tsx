"use client";

import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo } from "react";
import { expectTexts, heldTexts, holdTexts, loadTexts } from "@/components/texts/held-texts";
import type { Locale } from "@/lib/i18n/messages/locales";
import { createTexts, type Texts } from "@/lib/i18n/texts";

const TextsContext = createContext<Texts | null>(null);

type TextsProviderProps = {
  locale: Locale;
  /** Compiled, by groups: those that a page’s frame shows first, or all. */
  messages: object;
  /** Where all of them are, for what is loaded after the page. */
  allAt?: string;
  timeZone?: string;
  children: ReactNode;
};

/** Only the reader’s language goes to the browser, and first what the page shows first. */
export function TextsProvider({ locale, messages, allAt, timeZone, children }: TextsProviderProps) {
  const texts = useMemo(() => {
    holdTexts(locale, messages);
    return createTexts(locale, heldTexts(locale), timeZone);
  }, [locale, messages, timeZone]);
  // Before the effects of what is inside: one of them may load a part, which waits for its texts.
  useLayoutEffect(() => {
    if (allAt) expectTexts(locale, allAt);
  }, [locale, allAt]);
  useEffect(() => {
    if (allAt) loadTexts().catch(() => undefined);
  }, [allAt]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** Adds the texts that a page shows first. */
export function MoreTexts({ messages, children }: { messages: object; children: ReactNode }) {
  const { locale } = useTexts();
  useMemo(() => holdTexts(locale, messages), [locale, messages]);
  return children;
}

/** Server components call `getTexts` instead. */
export function useTexts(): Texts {
  const texts = use(TextsContext);
  if (!texts) throw new Error("There are texts inside the provider alone.");
  return texts;
}
