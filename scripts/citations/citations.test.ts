import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Citing, findFaults, type Repository } from "./find-faults.ts";
import { readComments } from "./read-comments.ts";
import { readDocument } from "./read-document.ts";

const folders = "{.ci,app,components,docs,e2e,lib,public,scripts}";
const all = globSync(["*", ".*", `${folders}/**`]).filter(
  (file) => !/^(?:node_modules|\.git|\.next)$/.test(file),
);
const written = all.filter((file) => file.endsWith(".md"));
const documents = new Map(written.map((file) => [file, readDocument(readFileSync(file, "utf8"))]));
const repository: Repository = { files: new Set(all), documents };

const code = all.filter((file) => /\.(?:tsx?|mjs|mts)$/.test(file) && !file.startsWith("scripts/citations/"));
const citing: Citing[] = [
  ...[...written, ".env.example"].map((file) => ({
    file,
    text: readFileSync(file, "utf8").replace(/^```.*?^```/gms, ""),
    isComment: !file.endsWith(".md"),
  })),
  ...code.flatMap((file) =>
    readComments(readFileSync(file, "utf8")).map((text) => ({ file, text, isComment: true })),
  ),
];

test("what documents and comments cite is there", () => {
  expect(
    citing.flatMap((one) => findFaults(one, repository).map((fault) => `${one.file}: ${fault}`)),
  ).toEqual([]);
});

test("citations are found where they are", () => {
  const cited = (pattern: RegExp) => citing.filter(({ text, isComment }) => isComment && pattern.test(text));
  expect(cited(/architecture\.md, invariant \d/).length).toBeGreaterThan(20);
  expect(cited(/assessment-service\.md, section \d/).length).toBeGreaterThan(5);
  expect(cited(/\(section \d/).length).toBeGreaterThan(20);
});

test("the rules that conformance cites are in the service’s interface", () => {
  const cited = code
    .filter((file) => file.startsWith("lib/conformance/rules/"))
    .flatMap((file) => [
      ...readFileSync(file, "utf8").matchAll(/"(\d(?: \(rule \d\))?(?:, \d(?: \(rule \d\))?)*)"/g),
    ])
    .flatMap(([, sections = ""]) => sections.split(", "));
  expect(cited.length).toBeGreaterThan(30);
  const faults = cited.flatMap((section) =>
    findFaults(
      { file: "lib/conformance/rules/rule.ts", text: `section ${section}`, isComment: true },
      repository,
    ),
  );
  expect(faults).toEqual([]);
});

describe("what isn’t there is a fault:", () => {
  const faultsOf = (text: string, file = "lib/mirror/lease/lease.ts", isComment = true) =>
    findFaults({ file, text, isComment }, repository);

  test.each([
    ["an invariant", "Held by one (architecture.md, invariant 9)."],
    ["a section", "As promised (assessment-service.md, section 10)."],
    ["one of two sections", "As promised (assessment-service.md, sections 4 and 11)."],
    ["a rule", "As promised (assessment-service.md, section 2, rule 7)."],
    ["a section of no document", "As promised (section 4)."],
    ["an invariant of no document", "By invariant 2."],
    ["a document", "Who may (product.md)."],
    ["a heading", "Who may (docs/security.md, who must not)."],
    ["a decision", "Counted in one place (docs/decisions/0099)."],
    ["a path", "As lib/mirror/leases.ts does."],
    ["a folder", "Those of `lib/mirrors` go first."],
    ["one of two paths", "Texts stand in lib/i18n/messages/{en,fr}."],
    ["a file’s name", "The rule is pulled out (lease-rules.ts)."],
  ])("%s", (_, text) => {
    expect(faultsOf(text)).toHaveLength(1);
  });

  test("a section in a room of the service", () => {
    expect(faultsOf("All errors (section 7).", "lib/sandbox/app.ts")).toEqual([]);
    expect(faultsOf("All errors (section 17).", "lib/sandbox/app.ts")).toHaveLength(1);
  });

  test("a link", () => {
    const linkTo = (target: string) => faultsOf(`See [there](${target}).`, "docs/operating.md", false);
    expect(linkTo("security.md#who-may-do-what")).toEqual([]);
    expect(linkTo("security.md#who-must-not")).toHaveLength(1);
    expect(linkTo("../lib/nowhere")).toHaveLength(1);
  });

  test("a citation that goes on in the next line", () => {
    const [comment = ""] = readComments(
      "/**\n * Held by one (architecture.md,\n * invariant 9).\n */\nconst x = 1;",
    );
    expect(faultsOf(comment)).toHaveLength(1);
  });

  test("and what is there is none", () => {
    const text =
      "As RFC 9110, section 15, and (architecture.md, invariant 2; assessment-service.md, section 2, rules 2 and 3) say, " +
      "`docs/decisions/0005`, lib/db/testing*.ts and app/(dashboard)/assessments/[id]/page.tsx (lease.ts).";
    expect(faultsOf(text)).toEqual([]);
  });
});
