import compile from "icu-minify/compile";
import type { Messages } from "@/lib/i18n/messages/messages";

type Catalogue = { [key: string]: string | Catalogue };

const compileAll = (catalogue: Catalogue): object =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [
      key,
      typeof text === "string" ? compile(text) : compileAll(text),
    ]),
  );

/** Parses a catalogue's ICU syntax, so that browsers load no parser (next.config.ts). @throws for invalid ICU. */
export const compileMessages = (messages: object): Messages =>
  // The compiler's objects have no prototype, and React passes on only plain ones.
  JSON.parse(JSON.stringify(compileAll(messages as Catalogue)));
