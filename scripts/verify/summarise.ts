import type { TestResult } from "./read-reports";

/**
 * The outcome of one command. `tests` is undefined for a check, and null where a run of tests left no report.
 * `unsteady`: tests that failed at first, and passed when they were repeated alone. `fileBoundMs`: what the tests of one
 * file should take together at most; files that take longer are named.
 */
export type Outcome = {
  name: string;
  succeeded: boolean;
  ms: number;
  tests?: TestResult[] | null;
  unsteady?: TestResult[];
  fileBoundMs?: number;
};

export type Stage = { name: string; ms: number; outcomes: Outcome[] };

const slowestShown = 20;

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const count = (tests: TestResult[], wanted: TestResult["state"]) =>
  tests.filter(({ state }) => state === wanted).length;

const indented = (text: string) => text.replaceAll(/^/gm, "    ");

/** Files over their bound, with the sum of their tests’ times. */
function slowFiles({ tests, fileBoundMs }: Outcome): [file: string, ms: number][] {
  if (!fileBoundMs) return [];
  const msOf = new Map<string, number>();
  for (const { file, ms } of tests ?? []) if (file) msOf.set(file, (msOf.get(file) ?? 0) + ms);
  return [...msOf].filter(([, ms]) => ms > fileBoundMs).sort(([, a], [, b]) => b - a);
}

const failedTests = (tests: TestResult[] = []) => tests.filter(({ state }) => state === "failed");

/** Why a command counts as failed though none of its tests is. */
function failureOf({ succeeded, tests }: Outcome): string | undefined {
  if (tests === null) return "left no report";
  if (tests?.length === 0) return "no test ran";
  return succeeded || failedTests(tests).length > 0 ? undefined : "failed";
}

function problemsOf(outcome: Outcome): string[] {
  const { name, tests } = outcome;
  const why = failureOf(outcome);
  const skipped = count(tests ?? [], "skipped");
  return [
    ...failedTests(tests ?? []).map((test) => `${name}: ${test.name}\n${indented(test.why ?? "")}`),
    ...(why ? [`${name}: ${why}`] : []),
    ...(skipped > 0 ? [`${name}: ${skipped} skipped; none may be`] : []),
  ];
}

/**
 * What is printed at the end of a run. A command that failed without a failing test counts as one, so that the last line
 * never looks better than the run was.
 */
export function summarise(stages: Stage[]): { lines: string[]; passed: boolean } {
  const outcomes = stages.flatMap((stage) => stage.outcomes);
  const tests = outcomes.flatMap((outcome) => outcome.tests ?? []);
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, slowestShown);
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady ?? []);
  const problems = outcomes.length === 0 ? ["Nothing ran."] : outcomes.flatMap(problemsOf);
  const failed = count(tests, "failed") + outcomes.filter(failureOf).length + (outcomes.length === 0 ? 1 : 0);
  const slow = outcomes.flatMap(slowFiles);
  const skipped = count(tests, "skipped");
  const row = (ms: number, name: string) => `${seconds(ms).padStart(9)}  ${name}`;
  return {
    lines: [
      ...(slowest.length > 0 ? ["Slowest tests:"] : []),
      ...slowest.map(({ ms, name }) => row(ms, name)),
      ...(slow.length > 0 ? ["Files that take too long, by the sum of their tests:"] : []),
      ...slow.map(([file, ms]) => row(ms, file)),
      "Stages:",
      ...stages.flatMap((stage) => [
        row(stage.ms, stage.name),
        ...stage.outcomes.map(({ ms, name }) => `  ${row(ms, name)}`),
      ]),
      ...unsteady.map(
        ({ name, why = "" }) => `Unsteady, passed when repeated alone: ${name}\n${indented(why)}`,
      ),
      ...problems,
      `${count(tests, "passed")} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
    ],
    passed: problems.length === 0,
  };
}
