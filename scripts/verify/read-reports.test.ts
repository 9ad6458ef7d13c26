import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { judge } from "./judge";
import { readPlaywrightReport, readVitestReport } from "./read-reports";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shortlist-reports-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs Vitest on these files. @returns how it ended, and its report’s path. */
function vitestOver(files: Record<string, string>) {
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  const report = path.join(folder, "report.json");
  const vitest = path.resolve("node_modules/vitest/vitest.mjs");
  const unhandled = path.resolve("scripts/verify/unhandled-reporter.ts");
  const reporters = ["--reporter=json", `--outputFile.json=${report}`, `--reporter=${unhandled}`];
  const args = ["run", "--root", folder, "--globals", ...reporters];
  const { status } = spawnSync(process.execPath, [vitest, ...args], { stdio: "ignore" });
  return { succeeded: status === 0, report };
}

test("vitest’s own report is counted, down to what fails outside of tests", () => {
  const { report } = vitestOver({
    "a.test.js": `
      describe("the store (postgres)", () => { test("keeps", () => {}); test("loses", () => { throw new Error("x"); }); });
      test("passes", () => {});
      test.skip("is skipped", () => {});
      test.todo("is to do");`,
    "b.test.js": `throw new Error("before the first test");`,
  });
  expect(readVitestReport(report)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 2,
    onPostgres: 1,
    failures: [
      expect.stringMatching(/a\.test\.js: the store \(postgres\) loses\n {4}Error: x\n/),
      expect.stringMatching(/b\.test\.js\n {4}.*before the first test/),
    ],
  });
});

test("an unhandled rejection fails the run though every test passed", () => {
  const { succeeded, report } = vitestOver({
    "a.test.js": `test("passes", () => { Promise.reject(new Error("nobody sees it")); });`,
  });
  const tally = readVitestReport(report);
  const verdict = judge([{ name: "Unit tests", kind: "tests", succeeded, tally }], [], {
    requireEngines: false,
    requirePostgres: false,
  });
  expect(verdict).toMatchObject({ passed: false, line: "1 passed, 1 failed" });
  expect(verdict.problems).toEqual([
    expect.stringMatching(/^Unit tests: 1 failed\n {2}outside of any test\n {4}Error: nobody sees it/),
  ]);
});

test("Playwright’s report is counted, flaky tests and errors as failures", () => {
  const file = path.join(folder, "browser.json");
  const stats = { expected: 7, unexpected: 1, flaky: 1, skipped: 2, startTime: "", duration: 1 };
  const spec = (title: string, status: string, message: string) => ({
    title,
    file: "a.spec.ts",
    line: 3,
    tests: [{ status, results: [{ errors: message ? [{ message }] : [] }, { errors: [] }] }],
  });
  const inner = {
    title: "a list",
    specs: [spec("is slow", "flaky", "\u001b[31mlate\u001b[39m\n\nsee there")],
  };
  const suites = [
    {
      title: "a.spec.ts",
      specs: [spec("works", "expected", ""), spec("fails", "unexpected", "not so")],
      suites: [inner],
    },
  ];
  writeFileSync(file, JSON.stringify({ config: {}, suites, errors: [{ message: "x" }], stats }));
  expect(readPlaywrightReport(file)).toEqual({
    passed: 7,
    failed: 3,
    skipped: 2,
    onPostgres: 0,
    failures: [
      "a.spec.ts:3: fails\n    not so",
      "a.spec.ts:3: is slow\n    late\n    see there",
      "outside of any test\n    x",
    ],
  });
});

test("what isn’t a report is none", () => {
  const file = path.join(folder, "report.json");
  expect(() => readVitestReport(file)).toThrow();
  writeFileSync(file, "{}");
  expect(() => readVitestReport(file)).toThrow();
  expect(() => readPlaywrightReport(file)).toThrow();
});
