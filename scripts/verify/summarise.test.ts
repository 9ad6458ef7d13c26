import { expect, test } from "vitest";
import type { TestResult } from "./read-reports";
import { type Outcome, summarise } from "./summarise";

const passed: TestResult = { name: "keeps", state: "passed", ms: 900 };
const failed: TestResult = { name: "loses", state: "failed", ms: 100, why: "Error: x\nat y" };
const lint: Outcome = { name: "Lint", succeeded: true, ms: 2_000 };
const unit: Outcome = { name: "Unit tests", succeeded: true, ms: 3_000, tests: [passed, passed] };

const over = (...outcomes: Outcome[]) => {
  const { lines, passed } = summarise([{ name: "Checks", ms: 5_000, outcomes }]);
  return { passed, line: lines.at(-1), text: lines.join("\n") };
};

test("a good run passes, and has the time of each stage and the slowest tests", () => {
  const run = over(lint, unit);
  expect(run).toMatchObject({ passed: true, line: "2 passed, 0 failed" });
  expect(run.text).toMatch(/^ +0\.9 s {2}keeps$/m);
  expect(run.text).toMatch(/^ +5\.0 s {2}Checks\n +2\.0 s {2}Lint\n +3\.0 s {2}Unit tests$/m);
});

test("twenty of the slowest tests are listed, slowest first", () => {
  const tests = Array.from({ length: 30 }, (_, at): TestResult => ({ ...passed, name: `t${at}.`, ms: at }));
  const { text } = over({ ...unit, tests });
  expect([...text.matchAll(/t(\d+)\./g)].map(([, at]) => Number(at))).toEqual(
    Array.from({ length: 20 }, (_, at) => 29 - at),
  );
});

test.each<[string, Outcome, string, RegExp]>([
  ["a failed check", { ...lint, succeeded: false }, "2 passed, 1 failed", /^Lint: failed$/m],
  [
    "a failed test",
    { name: "Stories", succeeded: false, ms: 1, tests: [passed, failed] },
    "3 passed, 1 failed",
    /^Stories: loses\n {4}Error: x\n {4}at y$/m,
  ],
  [
    "an error outside of the tests",
    { name: "Stories", succeeded: false, ms: 1, tests: [passed] },
    "3 passed, 1 failed",
    /^Stories: failed$/m,
  ],
  [
    "a skipped test",
    { name: "Stories", succeeded: true, ms: 1, tests: [passed, { ...failed, state: "skipped" }] },
    "3 passed, 0 failed, 1 skipped",
    /^Stories: 1 skipped; none may be$/m,
  ],
  [
    "a run without tests",
    { name: "Stories", succeeded: true, ms: 1, tests: [] },
    "2 passed, 1 failed",
    /^Stories: no test ran$/m,
  ],
  [
    "a run without a report",
    { name: "Stories", succeeded: true, ms: 1, tests: null },
    "2 passed, 1 failed",
    /^Stories: left no report$/m,
  ],
])("%s fails the run, which says what it was", (_, outcome, line, words) => {
  const run = over(unit, outcome);
  expect(run).toMatchObject({ passed: false, line });
  expect(run.text).toMatch(words);
});

test("a run of nothing fails", () => {
  expect(over()).toMatchObject({ passed: false, line: "0 passed, 1 failed" });
});

test("files whose tests take too long together are named", () => {
  const inFile = (file: string, ms: number): TestResult => ({ ...passed, file, ms });
  const tests = [
    inFile("slow.test.ts", 6_000),
    inFile("slow.test.ts", 5_000),
    inFile("quick.test.ts", 9_000),
  ];
  const run = over({ ...unit, tests, fileBoundMs: 10_000 });
  expect(run.passed).toBe(true);
  expect(run.text).toMatch(/^Files that take too long, .*:\n +11\.0 s {2}slow\.test\.ts\nStages:$/m);
});

test("a test that passed when it was repeated alone passes, and is named with its first error", () => {
  const run = over({ name: "Stories", succeeded: true, ms: 1, tests: [passed], unsteady: [failed] });
  expect(run).toMatchObject({ passed: true, line: "1 passed, 0 failed" });
  expect(run.text).toMatch(/^Unsteady, passed when repeated alone: loses\n {4}Error: x$/m);
});
