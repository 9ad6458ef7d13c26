"use client";

import "./globals.css";
import { ErrorMessage } from "@/components/layout/error-message";

/** Takes the place of the root layout, so it brings its own document. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <html lang="en" data-theme="system">
      <body>
        <title>This page didn’t load · Shortlist</title>
        <ErrorMessage error={error} retry={retry} alone />
      </body>
    </html>
  );
}
