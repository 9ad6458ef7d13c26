import { parseTemplate, type TemplateFault } from "@/lib/templates/placeholders";

const keys = {
  unknown_placeholder: "placeholderUnknown",
  unclosed: "placeholderUnclosed",
  stray_close: "placeholderUnopened",
} as const satisfies Record<TemplateFault["reason"], string>;

/** The values fill a sentence of the catalogue: line and column count from 1. */
export type ToldFault = Pick<TemplateFault, "at" | "length"> & {
  key: (typeof keys)[TemplateFault["reason"]];
  values: { line: string; column: string; text: string; open: string; close: string };
};

/** What can't be filled in, in order. */
export const faultsOf = (template: string): ToldFault[] =>
  parseTemplate(template).faults.map(({ at, length, reason, text }) => {
    const before = template.slice(0, at).split("\n");
    const place = { line: String(before.length), column: String((before.at(-1)?.length ?? 0) + 1) };
    return { at, length, key: keys[reason], values: { ...place, text, open: "{{", close: "}}" } };
  });
