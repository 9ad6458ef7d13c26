"use client";

import "./globals.css";
import { useSyncExternalStore } from "react";
import { ErrorMessage } from "@/components/layout/error-message";
import { TextsProvider } from "@/components/texts/texts-provider";
import { PageRuns } from "@/components/ui/page-runs";
import { chooseLocale } from "@/lib/i18n/choose-locale";
import { locales } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";
import { lastResort } from "@/lib/i18n/messages/last-resort";

const never = () => () => undefined;

/** Takes the place of the root layout, so it brings its own document, and its own few texts. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const locale = useSyncExternalStore(
    never,
    () => chooseLocale(null, navigator.languages.join()),
    () => locales[0],
  );
  const messages = lastResort[locale];
  return (
    <html lang={locale} data-theme="system">
      <body>
        <title>{`${messages.failure.title} · Shortlist`}</title>
        <TextsProvider locale={locale} messages={messages as Messages}>
          <ErrorMessage error={error} retry={retry} alone />
        </TextsProvider>
        <PageRuns />
      </body>
    </html>
  );
}
