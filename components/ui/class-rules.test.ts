import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createTailwindMerge, extendTailwindMerge } from "tailwind-merge";
import { expect, it } from "vitest";
import { classRules } from "@/components/ui/class-rules";
import { mergeClasses } from "@/components/ui/cn";

const rulesFile = "components/ui/class-rules.ts";
const root = fileURLToPath(new URL("../..", import.meta.url));

// No pair is asked for twice.
const cacheSize = 0;

/** As `mergeClasses`. */
const mergeOwn = createTailwindMerge(() => ({ ...classRules, cacheSize }));

/** Knows all of Tailwind, and what app/globals.css names. */
const mergeAll = extendTailwindMerge({
  cacheSize,
  extend: {
    theme: { text: ["11", "12", "13", "14", "16", "18", "22"], shadow: ["float"] },
  },
});

type Merge = (classes: string) => string;

/** Said twice, a class is left once; any other word stays twice. */
const knows = (merge: Merge, word: string) => merge(`${word} ${word}`) === word;

/** `md:hover:bg-ink` is `bg-ink`: variants are compared by the library itself. */
function withoutVariants(word: string): string {
  let depth = 0;
  let from = 0;
  for (const [at, letter] of [...word].entries()) {
    if ("[(".includes(letter)) depth += 1;
    if ("])".includes(letter)) depth -= 1;
    if (letter === ":" && depth === 0) from = at + 1;
  }
  return word.slice(from);
}

/** All string literals of what is drawn. */
const usedLiterals = (): string[] =>
  globSync("{app,components}/**/*.{ts,tsx}", { cwd: root })
    .filter(
      (file) =>
        file !== rulesFile && !/\.test\.tsx?$|\/testing[\w-]*\.tsx?$|^app\/(api|sandbox)\//.test(file),
    )
    .map((file) => readFileSync(path.join(root, file), "utf8"))
    .flatMap((text) => text.match(/"[^"\n]*"|`[^`]*`/g) ?? [])
    .map((literal) => literal.slice(1, -1));

/** The classes in them. Some are only words that look like one. */
function usedClasses(): string[] {
  const words = usedLiterals().flatMap((literal) => literal.split(/\s+|\$\{|\}/));
  return [...new Set(words.map(withoutVariants))].filter(
    (word) => knows(mergeAll, word) || knows(mergeOwn, word),
  );
}

/** What has to be mended, for each class once. */
function faults(classes: string[]): string[] {
  const found = new Map<string, string>();
  for (const first of classes) {
    for (const second of classes) {
      if (first === second) continue;
      const both = `${first} ${second}`;
      const expected = mergeAll(both);
      if (mergeOwn(both) === expected) continue;
      const unknown = [first, second].find((word) => !knows(mergeOwn, word));
      if (unknown) found.set(unknown, `"${unknown}" is in no group: cn("${both}") has to be "${expected}"`);
      else if (!found.has(first)) found.set(first, `cn("${both}") has to be "${expected}"`);
    }
  }
  return [...found.values()];
}

it("contradicts the same classes as the whole of Tailwind does, of those that are used", () => {
  const used = usedClasses();
  expect(used.length).toBeGreaterThan(500);
  expect(faults(used), `see ${rulesFile}`).toEqual([]);
});

it("has no text whose classes contradict each other, for `cn` leaves a single one as it is", () => {
  const isClasses = (literal: string) =>
    /^[^$.,;]*$/.test(literal) && literal.split(" ").some((word) => /[-:[]/.test(word));
  const texts = usedLiterals().filter(isClasses);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter((text) => mergeClasses(text) !== text)).toEqual([]);
});
