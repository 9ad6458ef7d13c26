import { compileMessages } from "@/lib/i18n/compile-messages";
import { catalogue as de } from "@/lib/i18n/messages/de/catalogue";
import { en } from "@/lib/i18n/messages/en";
import { createTexts } from "@/lib/i18n/texts";

/** Readers for tests of words, with clocks in UTC. */
export const english = createTexts("en", compileMessages(en), "UTC");
export const german = createTexts("de", compileMessages(de), "UTC");
