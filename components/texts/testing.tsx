import type { ReactNode } from "react";
import { TextsProvider } from "@/components/texts/texts-provider";
import { compileMessages } from "@/lib/i18n/compile-messages";
import { en } from "@/lib/i18n/messages/en";

const messages = compileMessages(en);

/** A reader of English with a clock in UTC, for tests of components. */
export const InEnglish = ({ children }: { children: ReactNode }) => (
  <TextsProvider locale="en" messages={messages} timeZone="UTC">
    {children}
  </TextsProvider>
);
