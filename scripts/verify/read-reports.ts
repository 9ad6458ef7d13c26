import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";

/** `file`: of a unit test. `why`: of a failure, the first lines of its error. */
export type TestResult = {
  name: string;
  file?: string;
  state: "passed" | "failed" | "skipped";
  ms: number;
  why?: string;
};

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const playwrightError = z.object({ message: z.string().optional() });

const playwrightSuite = z.object({
  title: z.string(),
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tests: z.array(
        z.object({
          projectName: z.string(),
          status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
          results: z.array(z.object({ duration: z.number(), errors: z.array(playwrightError).default([]) })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(playwrightError),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const firstLines = (message = "") =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim())
    .slice(0, 6)
    .map((line) => line.slice(0, 240))
    .join("\n");

const stateOf = (status: string): TestResult["state"] =>
  status === "passed" || status === "failed" ? status : "skipped";

/** A file that fails before its first test counts as one failed test. */
export function readVitestReport(file: string): TestResult[] {
  return vitestReport.parse(readJson(file)).testResults.flatMap((tested): TestResult[] => {
    const tests = tested.assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      name: `${tested.name}: ${fullName}`,
      file: tested.name,
      state: stateOf(status),
      ms: duration ?? 0,
      ...(status === "failed" && { why: firstLines(failureMessages?.[0]) }),
    }));
    if (tested.status !== "failed" || tests.some(({ state }) => state === "failed")) return tests;
    return [...tests, { name: tested.name, state: "failed", ms: 0, why: firstLines(tested.message) }];
  });
}

const playwrightStates = {
  expected: "passed",
  unexpected: "failed",
  flaky: "failed",
  skipped: "skipped",
} as const;

/** @param path titles of the suites around it, but for the file’s. */
const testsOf = ({ specs, suites }: z.infer<typeof playwrightSuite>, path: string[] = []): TestResult[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests.map(({ projectName, status, results }) => ({
      name: `[${projectName}] ${file}:${line}: ${[...path, title].join(" › ")}`,
      state: playwrightStates[status],
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      ...(status === "unexpected" && {
        why: firstLines(results.flatMap(({ errors }) => errors)[0]?.message),
      }),
    })),
  ),
  ...suites.flatMap((suite) => testsOf(suite, [...path, suite.title])),
];

/** An error outside of any test counts as one failed test. */
export function readPlaywrightReport(file: string): TestResult[] {
  const { suites, errors } = playwrightReport.parse(readJson(file));
  return [
    ...suites.flatMap((suite) => testsOf(suite)),
    ...errors.map(
      ({ message }): TestResult => ({
        name: "outside of any test",
        state: "failed",
        ms: 0,
        why: firstLines(message),
      }),
    ),
  ];
}
