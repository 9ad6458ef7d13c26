import type { ReactNode } from "react";
import { TextsProvider } from "@/components/texts/texts-provider";
import { compileMessages } from "@/lib/i18n/compile-messages";
import { catalogue as de } from "@/lib/i18n/messages/de/catalogue";
import { en } from "@/lib/i18n/messages/en";

const english = compileMessages(en);
const german = compileMessages(de);

export const InEnglish = ({ children }: { children: ReactNode }) => (
  <TextsProvider locale="en" messages={english} timeZone="UTC">
    {children}
  </TextsProvider>
);

export const InGerman = ({ children }: { children: ReactNode }) => (
  <TextsProvider locale="de" messages={german} timeZone="UTC">
    {children}
  </TextsProvider>
);
