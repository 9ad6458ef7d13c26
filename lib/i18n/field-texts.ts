import { fields } from "@/lib/i18n/messages/en/problems";

export type FieldKey = keyof typeof fields;
export type FieldText = { key: FieldKey; values: Record<string, string> };

/** A schema's sentence about a field, in English; screens translate it (`recogniseFieldText`). */
export function fieldText(key: FieldKey, values: Record<string, string | number> = {}): string {
  return fields[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const patterns = Object.entries(fields)
  .filter(([key]) => key !== "fromService")
  .map(([key, sentence]) => ({
    key: key as FieldKey,
    names: [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ""),
    pattern: new RegExp(
      // What was typed may contain spaces; our own values are single words.
      `^${sentence
        .split(/(\{\w+\})/)
        .map((part, at) => (at % 2 === 0 ? escaped(part) : part === "{text}" ? "(.+?)" : "(\\S+?)"))
        .join("")}$`,
    ),
  }));

/** Finds which of our sentences a text is; undefined for the service's own. */
export function recogniseFieldText(text: string): FieldText | undefined {
  for (const { key, names, pattern } of patterns) {
    const found = pattern.exec(text);
    if (found)
      return { key, values: Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ""])) };
  }
  return undefined;
}
