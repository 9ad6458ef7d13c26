"use client";

import "./globals.css";
import { useSyncExternalStore } from "react";
import { ErrorMessage } from "@/components/page/error-message";
import { TextsProvider } from "@/components/texts/texts-provider";
import { HydrationSignal } from "@/components/ui/behaviour/hydration-signal";
import { chooseLocale } from "@/lib/i18n/choose-locale";
import { lastResort } from "@/lib/i18n/messages/last-resort";
import { fallbackLocale } from "@/lib/i18n/messages/locales";
import type { Messages } from "@/lib/i18n/messages/messages";

const never = () => () => undefined;

// It replaces the root layout, so it brings its own document and texts.
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const wanted = useSyncExternalStore(
    never,
    () => chooseLocale(null, navigator.languages.join()),
    () => fallbackLocale,
  );
  const locale = lastResort[wanted] ? wanted : fallbackLocale;
  const messages = lastResort[wanted] ?? lastResort.en;
  return (
    <html lang={locale} data-theme="system">
      <body>
        <title>{`${messages.failure.title} · Shortlist`}</title>
        <TextsProvider locale={locale} messages={messages as Messages}>
          <ErrorMessage error={error} retry={retry} alone />
        </TextsProvider>
        <HydrationSignal />
      </body>
    </html>
  );
}
