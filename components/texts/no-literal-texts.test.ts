import path from "node:path";
import { fileURLToPath } from "node:url";
import type { Node, SourceFile } from "typescript/unstable/ast";
import { isCallExpression, isIdentifier, isJsxText, isNewExpression } from "typescript/unstable/ast/is";
import { API } from "typescript/unstable/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const sample = path.join(root, "components/texts/testing-literal-texts.tsx");

/** Our name, keys, identifiers, parts of a workbook, and a cookie’s attributes look like words. */
const isName = (text: string) =>
  /^(· )?Shortlist$|^\p{Lu}$|^(Enter|Escape|Esc|Home|End|Shift|Tab|Meta|Control|Delete|Backspace|Files)$|^(\p{Lu}\p{Ll}+){2,}$|^; \p{Lu}|^; Path=|^\[\w+\]\.xml$/u.test(
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
      found.push(`${path.relative(root, file.fileName)}: ${(node as Node & { text: string }).text.trim()}`);
    }
    node.forEachChild(walk);
  };
  walk(file);
  return found;
}

describe("a component holds no text for people", () => {
  let api: API;
  let files: SourceFile[];

  beforeAll(() => {
    api = new API({ cwd: root });
    const config = path.join(root, "tsconfig.json");
    const project = api.updateSnapshot({ openProject: config }).getProject(config);
    const names = project?.program.getSourceFileNames() ?? [];
    files = names
      .filter((name) => /^(components|app)\//.test(path.relative(root, name)))
      .filter((name) => !/\.test\.tsx?$|\/testing[\w-]*\.ts$|\/app\/(api|sandbox)\//.test(name))
      .flatMap((name) => project?.program.getSourceFile(name) ?? []);
  });
  afterAll(() => api.close());

  test("but for a sample, in which each is found", () => {
    const inSample = files.filter(({ fileName }) => fileName === sample).flatMap(literalTexts);
    expect(inSample.map((found) => found.split(": ").slice(1).join(": "))).toEqual([
      "Beside an element",
      "In an expression",
      "In an attribute",
      "Before a",
      ", copies’ text",
      "In a constant",
    ]);
  });

  test("in all of components and app", () => {
    expect(files.length).toBeGreaterThan(100);
    const others = files.filter(({ fileName }) => fileName !== sample);
    expect(others.flatMap(literalTexts)).toEqual([]);
  });
});
