import type { Node, SourceFile } from "typescript/unstable/ast";
import { isCallExpression, isIdentifier, isJsxText, isNewExpression } from "typescript/unstable/ast/is";
import { beforeAll, describe, expect, test } from "vitest";
import { readSourceFiles } from "@/lib/testing-source-files";

const sample = "components/texts/testing-literal-texts.tsx";

/** Our name, keys, identifiers, encodings, parts of a workbook, and a cookie’s attributes look like words. */
const isName = (text: string) =>
  /^(Windows-\d+|Mac|Mac Roman|Big5|Shift JIS)$|^(· )?Shortlist$|^\p{Lu}$|^(Enter|Escape|Esc|Home|End|Shift|Tab|Meta|Control|Delete|Backspace|Files)$|^(\p{Lu}\p{Ll}+){2,}$|^; \p{Lu}|^; Path=|^\[\w+\]\.xml$/u.test(
    text,
  );

/** Whether a text is for people: it begins like a sentence, or its part beside a value does. */
const isForPeople = (text: string) =>
  (/^[^\p{L}]*\p{Lu}\p{Ll}+(?![\p{L}-]*:)/u.test(text) || /[’…“”]/.test(text)) && !isName(text.trim());

/** What only programmers read. */
const isError = (node: Node) =>
  isNewExpression(node) && isIdentifier(node.expression) && /Error$|Failure$/.test(node.expression.text);

const isTextOf = (node: Node): node is Node & { text: string } =>
  "text" in node && typeof node.text === "string" && !isIdentifier(node) && !isCallExpression(node);

/** Every literal in a file that a person could read. */
function literalTexts(file: SourceFile): string[] {
  const found: string[] = [];
  const walk = (node: Node): void => {
    if (isError(node)) return;
    const isText = isJsxText(node)
      ? /\p{L}/u.test(node.text) && !isName(node.text.trim())
      : isTextOf(node) && node !== file && isForPeople(node.text);
    if (isText) {
      found.push((node as Node & { text: string }).text.trim());
    }
    node.forEachChild(walk);
  };
  walk(file);
  return found;
}

describe("a component holds no text for people", () => {
  let texts: { name: string; found: string[] }[];

  beforeAll(() => {
    texts = readSourceFiles(["components", "app"], (files) =>
      files
        .filter(({ name }) => !/\.test\.tsx?$|\/testing[\w-]*\.ts$|^app\/(api|sandbox)\//.test(name))
        .map(({ name, file }) => ({ name, found: literalTexts(file) })),
    );
  });

  test("but for a sample, in which each is found", () => {
    expect(texts.find(({ name }) => name === sample)?.found).toEqual([
      "Beside an element",
      "In an expression",
      "In an attribute",
      "Before a",
      ", copies’ text",
      "In a constant",
    ]);
  });

  test("in all of components and app", () => {
    expect(texts.length).toBeGreaterThan(100);
    const others = texts.filter(({ name, found }) => name !== sample && found.length > 0);
    expect(others).toEqual([]);
  });
});
