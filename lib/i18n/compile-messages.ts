import compile from "icu-minify/compile";
import type { Messages } from "@/lib/i18n/messages";

type Catalogue = { [key: string]: string | Catalogue };

const compileAll = (catalogue: Catalogue): object =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [
      key,
      typeof text === "string" ? compile(text) : compileAll(text),
    ]),
  );

/**
 * Reads a catalogue’s ICU syntax on the server, so that no browser loads a parser: `createTexts` takes messages in this
 * form alone (next.config.ts puts `use-intl`’s smaller formatter in the place of the parsing one).
 * @throws of the parser, when a message isn't ICU.
 */
export const compileMessages = (messages: object): Messages =>
  // The compiler's objects have no prototype, and React passes only plain ones on.
  JSON.parse(JSON.stringify(compileAll(messages as Catalogue)));
