import Papa from "papaparse";
import { guessSeparator } from "@/components/imports/reading/guess-separator";
import { makeSheet } from "@/components/imports/reading/make-sheet";
import type { Sheet } from "@/components/imports/reading/sheet";

/** Excel’s own first line, which no spreadsheet shows as a row. */
const told = /^sep=(.)\n/i;

/** No text has it (`decodeText`). */
const noQuote = "\0";

function parse(text: string, separator: string, quote?: string): Sheet | undefined {
  const sheet = makeSheet();
  let line = 0;
  let isOpen = false;
  Papa.parse<string[]>(text, {
    delimiter: separator,
    newline: "\n",
    quoteChar: quote,
    // Row by row: as one list, twenty million empty rows would be gigabytes.
    step({ data, errors }, parser) {
      isOpen ||= errors.some(({ code }) => code === "MissingQuotes");
      if (isOpen) return parser.abort();
      line += 1;
      sheet.take(line, data);
    },
  });
  return isOpen ? undefined : sheet.finish();
}

/** Reads CSV, TSV and their like. @param text with line feeds as its only line endings. */
export function readTable(text: string): Sheet {
  const [first, separator] = told.exec(text) ?? [];
  const rest = first ? text.slice(first.length) : text;
  const between = separator ?? guessSeparator(rest);
  // A quote that nothing closes would swallow all rows after it: then quotes are letters like others.
  return parse(rest, between) ?? parse(rest, between, noQuote) ?? { rows: [] };
}
