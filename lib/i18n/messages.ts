import type { en } from "@/lib/i18n/messages/en";

/** The catalogue, with every message as its literal: keys and arguments are checked where they are used. */
export type Messages = typeof en;

type Texts<T> = { [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };

/** The same keys with texts of another language. */
export type Translation = Texts<Messages>;
