// npm run verify: every check and test, each failure reported, and one line at the end that counts them.
import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { chromiumMissing, findChromium } from "./find-chromium";
import { judge, type Outcome } from "./verify/judge";
import { readPlaywrightReport, readVitestReport, type Tally } from "./verify/read-reports";

const reports = ".verify";
const unitReport = `${reports}/unit.json`;
const browserReport = `${reports}/browser.json`;

function run(name: string, command: string, args: string[]): boolean {
  console.log(`\n── ${name} ──`);
  return (
    spawnSync(command, args, { stdio: "inherit", env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" } })
      .status === 0
  );
}

const check = (name: string, script: string): Outcome => ({
  name,
  kind: "check",
  succeeded: run(name, "npm", ["run", "--silent", script]),
});

function tests(name: string, script: string, report: () => Tally, args: string[] = []): Outcome {
  const succeeded = run(name, "npm", ["run", "--silent", script, "--", ...args]);
  try {
    return { name, kind: "tests", succeeded, tally: report() };
  } catch {
    console.error(`${name} left no report that can be read.`);
    return { name, kind: "tests", succeeded: false };
  }
}

function browserTests(isBuilt: boolean): Outcome {
  const name = "Browser tests";
  if (isBuilt && findChromium(process.env))
    return tests(name, "test:browser", () => readPlaywrightReport(browserReport));
  console.error(`\n── ${name} ──\n${isBuilt ? chromiumMissing : "They need a build, and it failed."}`);
  return { name, kind: "tests", succeeded: false };
}

// A report of the last run must not count for this one.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

const outcomes = [
  check("Format", "format:check"),
  check("Lint", "lint"),
  check("Types", "types"),
  tests("Unit tests", "test:unit", () => readVitestReport(unitReport), [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitReport}`,
  ]),
];
const build: Outcome = {
  name: "Build",
  kind: "check",
  succeeded: run("Build", process.execPath, ["scripts/prepare.mjs", "rebuild"]),
};
outcomes.push(build, browserTests(build.succeeded));

const verdict = judge(outcomes, { requirePostgres: Boolean(process.env.REQUIRE_POSTGRES) });
console.log(["", ...verdict.notes, ...verdict.problems].join("\n"));
console.log(verdict.line);
process.exitCode = verdict.passed ? 0 : 1;
