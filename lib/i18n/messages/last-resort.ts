import { failure as german } from "@/lib/i18n/messages/de/failure";
import { failure as english } from "@/lib/i18n/messages/en/failure";
import type { Locale } from "@/lib/i18n/messages/locales";
import type { Messages } from "@/lib/i18n/messages/messages";

type Failure = Pick<Messages, "failure">;

/** For a page that lost its server and its layout: none can be loaded then. Who isn’t here reads English. */
export const lastResort: { en: Failure } & Partial<Record<Locale, Failure>> = {
  en: { failure: english },
  de: { failure: german } as unknown as Failure,
};
