import { expect, test } from "vitest";
import { type AbsentEngine, judge, type Outcome } from "./judge";

const unit = { passed: 400, failed: 0, skipped: 0, onPostgres: 90, failures: [] };
const browser = { passed: 20, failed: 0, skipped: 0, onPostgres: 0, failures: [] };
const good = (): Outcome[] => [
  { name: "Lint", kind: "check", succeeded: true },
  { name: "Unit tests", kind: "tests", succeeded: true, tally: { ...unit } },
  { name: "Browser tests", kind: "tests", succeeded: true, tally: { ...browser } },
];
const strictly = (outcomes: Outcome[], absent: AbsentEngine[] = []) =>
  judge(outcomes, absent, { requirePostgres: true, requireEngines: true });

test("a good run passes and counts both kinds of tests", () => {
  expect(strictly(good())).toEqual({
    passed: true,
    problems: [],
    notes: ["90 of the tests ran on PostgreSQL."],
    line: "420 passed, 0 failed",
  });
});

const spoilt: [string, (outcomes: Outcome[]) => void, string, string][] = [
  [
    "a failed check",
    ([lint]) => Object.assign(lint ?? {}, { succeeded: false }),
    "Lint: failed",
    "420 passed, 1 failed",
  ],
  [
    "failed tests",
    ([, tests]) =>
      Object.assign(tests ?? {}, {
        succeeded: false,
        tally: { ...unit, passed: 397, failed: 3, failures: ["a", "b\n    why", "c"] },
      }),
    "Unit tests: 3 failed\n  a\n  b\n    why\n  c",
    "417 passed, 3 failed",
  ],
  [
    "a failed run without a failed test",
    ([, tests]) => Object.assign(tests ?? {}, { succeeded: false }),
    "Unit tests: failed",
    "420 passed, 1 failed",
  ],
  [
    "a skipped test",
    ([, , tests]) => Object.assign(tests ?? {}, { tally: { ...browser, skipped: 2 } }),
    "Browser tests: 2 skipped, and nothing may be",
    "420 passed, 0 failed, 2 skipped",
  ],
  [
    "a run without tests",
    ([, , tests]) => Object.assign(tests ?? {}, { tally: { ...browser, passed: 0 } }),
    "Browser tests: no test ran",
    "400 passed, 1 failed",
  ],
  ["a missing report", ([, , tests]) => delete tests?.tally, "Browser tests: failed", "400 passed, 1 failed"],
  [
    "no test on PostgreSQL",
    ([, tests]) => Object.assign(tests ?? {}, { tally: { ...unit, onPostgres: 0 } }),
    "no test ran on PostgreSQL, and REQUIRE_POSTGRES asks for it",
    "420 passed, 1 failed",
  ],
];

test.each(spoilt)("%s fails the run", (_, spoil, problem, line) => {
  const outcomes = good();
  spoil(outcomes);
  expect(strictly(outcomes)).toMatchObject({ passed: false, problems: [problem], line });
});

test("without PostgreSQL a developer’s run passes, and says so", () => {
  const outcomes = good();
  Object.assign(outcomes[1] ?? {}, { tally: { ...unit, onPostgres: 0 } });
  const verdict = judge(outcomes, [], { requirePostgres: false, requireEngines: false });
  expect(verdict).toMatchObject({ passed: true, line: "420 passed, 0 failed" });
  expect(verdict.notes).toEqual([expect.stringContaining("SQLite ALONE")]);
});

const webkit = { title: "WebKit", packages: "webkit2gtk-driver xvfb" };

test("an engine that isn’t installed fails the run where it is asked for", () => {
  expect(strictly(good(), [webkit])).toMatchObject({
    passed: false,
    problems: ["no test ran in WebKit, and REQUIRE_ENGINES asks for it"],
    line: "420 passed, 1 failed",
  });
});

test("elsewhere a sentence says what would bring it", () => {
  expect(judge(good(), [webkit], { requirePostgres: true, requireEngines: false })).toMatchObject({
    passed: true,
    notes: [
      "90 of the tests ran on PostgreSQL.",
      "No test ran in WebKit (Debian: apt-get install webkit2gtk-driver xvfb).",
    ],
    line: "420 passed, 0 failed",
  });
});
