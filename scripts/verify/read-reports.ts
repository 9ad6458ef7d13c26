import { existsSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { unhandledReport } from "./unhandled-reporter";

export type Counts = { passed: number; failed: number; skipped: number; onPostgres: number };

/** `failures`: the failed tests, with the first words of why. */
export type Tally = Counts & { failures: string[] };

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
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const playwrightError = z.object({ message: z.string().optional() });

const playwrightSpec = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ errors: z.array(playwrightError).default([]) })),
    }),
  ),
});

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).default([]);
  },
});

const playwrightReport = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(playwrightError),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** An error’s first lines; the test’s own output has all of it. */
const inShort = (message: string) =>
  stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim())
    .slice(0, 6)
    .map((line) => `    ${line.slice(0, 240)}`)
    .join("\n");

const failure = (name: string, message = "") => [name, inShort(message)].filter(Boolean).join("\n");

function readUnhandled(file: string): string[] {
  if (!existsSync(file)) return [];
  return z.array(z.string()).parse(readJson(file));
}

/** A file that failed before its first test counts as one failure, and so does an error outside of any test. */
export function readVitestReport(file: string): Tally {
  const { testResults } = vitestReport.parse(readJson(file));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...states: string[]) => tests.filter(({ status }) => states.includes(status)).length;
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  const failedTests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => failure(`${name}: ${fullName}`, failureMessages?.[0])),
  );
  const unhandled = readUnhandled(unhandledReport(file));
  const passed = count("passed");
  return {
    passed,
    failed: failedTests.length + brokenFiles.length + unhandled.length,
    failures: [
      ...failedTests,
      ...brokenFiles.map(({ name, message }) => failure(name, message)),
      ...unhandled.map((error) => failure("outside of any test", error)),
    ],
    skipped: tests.length - passed - count("failed"),
    onPostgres: tests.filter(({ fullName, status }) => status === "passed" && fullName.includes("(postgres)"))
      .length,
  };
}

function failedSpecs({ specs, suites }: z.infer<typeof playwrightSuite>): string[] {
  const failed = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) =>
        failure(`${file}:${line}: ${title}`, results.flatMap(({ errors }) => errors)[0]?.message),
      ),
  );
  return [...failed, ...suites.flatMap(failedSpecs)];
}

export function readPlaywrightReport(file: string): Tally {
  const { stats, suites, errors } = playwrightReport.parse(readJson(file));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...suites.flatMap(failedSpecs),
      ...errors.map(({ message }) => failure("outside of any test", message)),
    ],
    skipped: stats.skipped,
    onPostgres: 0,
  };
}
