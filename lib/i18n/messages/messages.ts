import type { en } from "@/lib/i18n/messages/en";
import type { Translated } from "@/lib/i18n/messages/en/translated";

/** Each message is its own literal type, so that keys and arguments are checked where they are used. */
export type Messages = typeof en;

export type Translation = Translated<Messages>;
