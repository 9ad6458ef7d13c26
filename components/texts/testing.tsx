import type { ReactNode } from "react";
import { TextsProvider } from "@/components/texts/texts-provider";
import { compileMessages } from "@/lib/i18n/compile-messages";
import { en } from "@/lib/i18n/messages/en";

const messages = compileMessages(en);

export const InEnglish = ({ children }: { children: ReactNode }) => (
  <TextsProvider locale="en" messages={messages} timeZone="UTC">
    {children}
  </TextsProvider>
);
