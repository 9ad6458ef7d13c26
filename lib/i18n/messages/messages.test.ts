import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { fieldText, recogniseFieldText } from "@/lib/i18n/field-texts";
import { loadMessages } from "@/lib/i18n/load-messages";
import { en } from "@/lib/i18n/messages/en";
import { fallbackLocale, locales } from "@/lib/i18n/messages/locales";
import type { Translation } from "@/lib/i18n/messages/messages";
import { english, german } from "@/lib/i18n/testing";
import { pseudoTexts } from "@/lib/i18n/testing-pseudo";
import { createTexts } from "@/lib/i18n/texts";

/** Every message by its dotted key. */
function flatten(catalogue: object, path: string[] = []): [string, string][] {
  return Object.entries(catalogue).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[[...path, key].join("."), value]] : flatten(value, [...path, key]),
  );
}

/** What is between the brace before `from` and the one that closes it. */
function blockAt(message: string, from: number): string {
  let depth = 1;
  let to = from;
  while (depth > 0 && to < message.length) depth += { "{": 1, "}": -1 }[message[to++] ?? ""] ?? 0;
  return message.slice(from, to - 1);
}

/** The arguments of a message, those of its plurals and choices included: `name`, `count:plural`. */
function placesOf(message: string): string[] {
  const open = message.indexOf("{");
  if (open < 0) return [];
  const block = blockAt(message, open + 1);
  const [name = "", kind, ...rest] = block.split(",").map((part) => part.trim());
  const options = rest.join(",");
  const inside: string[] = [];
  for (let at = options.indexOf("{"); at >= 0; ) {
    const option = blockAt(options, at + 1);
    inside.push(...placesOf(option));
    at = options.indexOf("{", at + option.length + 2);
  }
  return [kind ? `${name}:${kind}` : name, ...inside, ...placesOf(message.slice(open + block.length + 2))];
}

const tagsOf = (message: string) => [...message.matchAll(/<(\w+)>/g)].map(([tag]) => tag);

const argumentsOf = (message: string) => [...new Set([...placesOf(message), ...tagsOf(message)])].sort();

const inEnglish = new Map(flatten(en));

/** All but English, which the others follow, by their folders. */
const others = await Promise.all(
  globSync("lib/i18n/messages/*/catalogue.ts").map(async (file) => {
    const folder = path.basename(path.dirname(file));
    const { catalogue }: { catalogue: Translation } = await import(`./${folder}/catalogue.ts`);
    return { folder, texts: new Map(flatten(catalogue)) };
  }),
);
const inGerman = others.find(({ folder }) => folder === "de")?.texts ?? new Map<string, string>();

test("each folder of a language is in the list, and each language of the list has its folder", () => {
  expect([fallbackLocale, ...others.map(({ folder }) => folder)].sort()).toEqual([...locales].sort());
  for (const locale of locales)
    expect(existsSync(`lib/i18n/messages/${locale}/templates/built-in-templates.ts`), locale).toBe(true);
});

test.each(others)("$folder has the keys of English, and none is empty", ({ texts }) => {
  expect([...texts.keys()].sort()).toEqual([...inEnglish.keys()].sort());
  for (const [key, text] of [...inEnglish, ...texts]) expect(text.trim(), key).not.toBe("");
});

test.each([...others, { folder: "the pseudo-language", texts: new Map(flatten(pseudoTexts(en))) }])(
  "each message takes the same arguments in $folder as in English",
  ({ texts }) => {
    for (const [key, text] of inEnglish)
      expect(argumentsOf(texts.get(key) ?? ""), key).toEqual(argumentsOf(text));
  },
);

test("the pseudo-language is about 40 % longer than English", () => {
  const lengthOf = (texts: Iterable<[string, string]>) =>
    [...texts].reduce((sum, [, text]) => sum + [...text.replaceAll(/[{<].*[}>]/g, "")].length, 0);
  const growth = lengthOf(flatten(pseudoTexts(en))) / lengthOf(inEnglish);
  expect(growth).toBeGreaterThan(1.35);
  expect(growth).toBeLessThan(1.55);
});

test("the German one speaks German and formally, with its own quotation marks", () => {
  for (const [key, text] of inGerman) {
    expect(text, key).not.toMatch(/["“][^“]*[”"]|'|\b(?:du|dein\w*|dir|dich|the|your?)\b/i);
  }
  const words = (text: string) => text.replaceAll(/[{<][^>}]*[>}]/g, "");
  const alike = [...inEnglish].filter(
    ([key, text]) => inGerman.get(key) === text && /\p{L}{3}.* .*\p{L}/u.test(words(text)),
  );
  expect(alike.map(([key]) => key)).toEqual([]);
});

const readers = await Promise.all(
  locales.map(async (locale) => createTexts(locale, await loadMessages(locale), "UTC")),
);

test.each(readers)("every message of $locale can be written", ({ t }) => {
  for (const [key, message] of inEnglish) {
    const values: Record<string, unknown> = {};
    for (const place of placesOf(message)) {
      const [name = "", kind] = place.split(":");
      values[name] =
        kind === "plural" ? 2 : kind === "select" ? (/\w+(?= \{)/.exec(message)?.[0] ?? "") : "x";
    }
    for (const tag of tagsOf(message)) values[tag.slice(1, -1)] = (chunks: unknown) => chunks;
    const rich = t.rich as (key: string, values: object) => unknown;
    const written = [rich(key, values)].flat(9).join("");
    expect(written, key).not.toMatch(/[{}<>]/);
    expect(written, key).not.toBe(key);
  }
});

test("a misspelled key and a missing argument are type errors", () => {
  const wrong = [
    // The keys of `t` itself; there, the error would list every text’s arguments, and take 14 seconds.
    // @ts-expect-error no such key
    () => english.t.has("common.clsoe"),
    // @ts-expect-error it takes a count
    () => english.t("attention.listsLooked"),
    // @ts-expect-error it takes a name, not a title
    () => english.t("auth.welcome", { title: "Dana" }),
  ];
  expect(wrong).toHaveLength(3);
});

test("plurals are those of the language", () => {
  expect([1, 2].map((count) => english.t("attention.listsLooked", { count }))).toEqual([
    "1 list checked",
    "2 lists checked",
  ]);
  expect([1, 2].map((minutes) => german.t("auth.throttled", { minutes }))).toEqual([
    "Zu viele Versuche. Versuchen Sie es in einer Minute erneut.",
    "Zu viele Versuche. Versuchen Sie es in 2 Minuten erneut.",
  ]);
});

test("numbers and lists are those of the language", () => {
  expect([english.number(20_000), german.number(20_000)]).toEqual(["20,000", "20.000"]);
  const counted = [english, german].map(({ t }) => t("settings.people.count", { count: 20_000 }));
  expect(counted).toEqual(["20,000 people", "20.000 Teammitglieder"]);
  expect(english.list(["A", "B", "C"])).toBe("A, B and C");
  expect(german.list(["A", "B", "C"])).toBe("A, B und C");
});

test("a schema's sentence is recognised, with its numbers, and nobody else's", () => {
  expect(fieldText("tooLong", { max: 254 })).toBe("Use at most 254 characters.");
  expect(recogniseFieldText("Use at most 254 characters.")).toEqual({
    key: "tooLong",
    values: { max: "254" },
  });
  expect(recogniseFieldText("Enter a web address that begins with https:// or http://.")?.key).toBe(
    "webAddress",
  );
  const values = { line: 1, column: 4, text: "{{first name}}" };
  expect(recogniseFieldText(fieldText("placeholderUnknown", values))?.values.text).toBe("{{first name}}");
  expect(recogniseFieldText("Use at most very many characters.")).toBeUndefined();
  expect(recogniseFieldText("Is closed.")).toBeUndefined();
});
