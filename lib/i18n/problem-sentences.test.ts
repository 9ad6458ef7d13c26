import type { Expression, Node, SourceFile } from "typescript/unstable/ast";
import {
  isCallExpression,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isObjectLiteralExpression,
  isPropertyAssignment,
  isStringLiteral,
  isTemplateExpression,
} from "typescript/unstable/ast/is";
import { expect, test } from "vitest";
import type { MirrorStateTable } from "@/lib/db/mirror-tables";
import { catalogue as de } from "@/lib/i18n/messages/de/catalogue";
import { en } from "@/lib/i18n/messages/en";
import { describeSync } from "@/lib/sync/read-sync";
import { readSourceFiles } from "@/lib/testing-source-files";

/** How `lib/errors.ts` makes problems: the code, and which argument is the sentence. */
const makers: Record<string, { code?: string; message: number }> = {
  conflict: { message: 1 },
  notFound: { code: "not_found", message: 0 },
  forbidden: { code: "forbidden", message: 0 },
  invalid: { code: "invalid", message: 1 },
  tooMany: { code: "too_many", message: 0 },
};

/** A literal’s text, what it inserts as `{}`; undefined for anything else. */
function textOf(node: Expression | undefined): string | undefined {
  if (!node) return undefined;
  if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{}${literal.text}`).join("");
}

function reasonIn(nodes: readonly Expression[]): string | undefined {
  const properties = nodes.flatMap((node) => (isObjectLiteralExpression(node) ? [...node.properties] : []));
  const found = properties
    .filter(isPropertyAssignment)
    .find(({ name }) => isIdentifier(name) && name.text === "reason");
  return found && textOf(found.initializer);
}

type Found = { file: string; key: string; sentence: string };

function problemsIn(name: string, file: SourceFile): Found[] {
  const found: Found[] = [];
  const walk = (node: Node): void => {
    const maker =
      isCallExpression(node) && isIdentifier(node.expression) ? makers[node.expression.text] : undefined;
    if (maker && isCallExpression(node)) {
      const given = [...node.arguments];
      const key = reasonIn(given) ?? maker.code ?? textOf(given[0]);
      const sentence = textOf(given[maker.message]);
      if (key && sentence) found.push({ file: name, key, sentence });
    }
    node.forEachChild(walk);
  };
  walk(file);
  return found;
}

test("every problem’s sentence is in the catalogue under its reason or code", () => {
  const problems = readSourceFiles(["lib", "app/api"], (files) =>
    files
      .filter(({ name }) => !/\.test\.tsx?$|^lib\/(sandbox|conformance)\//.test(name))
      .flatMap(({ name, file }) => problemsIn(name, file)),
  );
  expect(problems.length).toBeGreaterThan(15);
  const catalogue: Record<string, string> = en.problems;
  const strays = problems.filter(
    ({ key, sentence }) => catalogue[key]?.replaceAll(/\{\w+\}/g, "{}") !== sentence,
  );
  expect(strays).toEqual([]);
});

const failed = (code: string, succeeded_at: string | null): MirrorStateTable =>
  ({
    attempted_at: "2026-03-01T12:00:00.000Z",
    succeeded_at,
    failing_since: "2026-03-01T12:00:00.000Z",
    failure_code: code,
    failure_message: "",
    unreadable_rows: 0,
  }) as unknown as MirrorStateTable;

test.each([
  ["sync", "2026-03-01T11:00:00.000Z"],
  ["firstSync", null],
] as const)("what a failed check means is in the catalogue under its reason: %s", (name, succeededAt) => {
  const now = new Date("2026-03-01T12:00:01.000Z");
  const catalogue = en[name];
  for (const code of [...Object.keys(catalogue), "unheard_of"]) {
    const { reason, message } = describeSync(failed(code, succeededAt), now, { technical: false });
    expect(catalogue[reason as keyof typeof catalogue], code).toBe(message);
    expect(de[name]).toHaveProperty(reason ?? "");
  }
  const late = new Date("2026-03-01T13:00:00.000Z");
  const state = { ...failed("", succeededAt), failing_since: null };
  expect(describeSync(state, late, { technical: false }).message).toBe(catalogue.silent);
});
