import { readFileSync } from "node:fs";
import { z } from "zod";

export type Tally = { passed: number; failed: number; skipped: number; onPostgres: number };

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/**
 * How the unit tests ended. A file that failed before its first test counts as one failure; what failed
 * outside of any test is in the runner’s exit code alone.
 */
export function readVitestReport(file: string): Tally {
  const { testResults } = vitestReport.parse(readJson(file));
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (...states: string[]) => tests.filter(({ status }) => states.includes(status)).length;
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  ).length;
  const passed = count("passed");
  const failed = count("failed") + brokenFiles;
  return {
    passed,
    failed,
    skipped: tests.length - passed - count("failed"),
    onPostgres: tests.filter(({ fullName, status }) => status === "passed" && fullName.includes("(postgres)"))
      .length,
  };
}

/** How the browser tests ended. One that passed only sometimes has failed. */
export function readPlaywrightReport(file: string): Tally {
  const { stats, errors } = playwrightReport.parse(readJson(file));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    onPostgres: 0,
  };
}
