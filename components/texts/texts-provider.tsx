"use client";

import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo } from "react";
import { expectTexts, heldTexts, holdTexts, loadTexts } from "@/components/texts/held-texts";
import type { Locale } from "@/lib/i18n/messages/locales";
import type { Messages } from "@/lib/i18n/messages/messages";
import { createTexts, type Texts } from "@/lib/i18n/texts";

const TextsContext = createContext<{ texts: Texts; held: Messages } | null>(null);

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
  const value = useMemo(() => {
    const held = heldTexts(locale);
    holdTexts(held, messages);
    return { texts: createTexts(locale, held, timeZone), held };
  }, [locale, messages, timeZone]);
  // Before the effects of what is inside: one of them may load a part, which waits for its texts.
  useLayoutEffect(() => {
    if (allAt) expectTexts(locale, allAt);
  }, [locale, allAt]);
  useEffect(() => {
    if (allAt) loadTexts().catch(() => undefined);
  }, [allAt]);
  return <TextsContext value={value}>{children}</TextsContext>;
}

function useContextOfTexts() {
  const context = use(TextsContext);
  if (!context) throw new Error("There are texts inside the provider alone.");
  return context;
}

/** Adds the texts that a page shows first; a frame in another language has all of its own by then. */
export function MoreTexts({
  locale,
  messages,
  children,
}: {
  locale: Locale;
  messages: object;
  children: ReactNode;
}) {
  const { texts, held } = useContextOfTexts();
  const to = locale === texts.locale ? held : undefined;
  useMemo(() => to && holdTexts(to, messages), [to, messages]);
  return children;
}

/** Server components call `getTexts` instead. */
export function useTexts(): Texts {
  return useContextOfTexts().texts;
}
