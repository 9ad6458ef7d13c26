// npm run verify: every check and test, each failure reported, and one line at the end that counts them.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { chromiumMissing, findChromium } from "./find-chromium";
import { judge, type Outcome } from "./verify/judge";
import { readPlaywrightReport, readVitestReport, type Tally } from "./verify/read-reports";

const reports = ".verify";
const unitReport = `${reports}/unit.json`;
const browserReport = `${reports}/browser.json`;

const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };

/** @returns whether the command ended well. Its output appears as it comes. */
async function run(name: string, command: string, args: string[]): Promise<boolean> {
  console.log(`\n── ${name} ──`);
  const [code] = await once(spawn(command, args, { stdio: "inherit", env: environment }), "close");
  return code === 0;
}

/** The same, in one piece at its end: for what runs beside something else. */
async function runAside(name: string, command: string, args: string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: environment });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk));
  const [code] = await once(child, "close");
  console.log(`\n── ${name} ──\n${Buffer.concat(said)}`);
  return code === 0;
}

const check = async (name: string, command: string, args: string[]): Promise<Outcome> => ({
  name,
  kind: "check",
  succeeded: await runAside(name, command, args),
});

const npmRun = (script: string) => ["run", "--silent", script];

/** What needs no test, one after the other. */
async function checks(): Promise<Outcome[]> {
  return [
    await check("Format", "npm", npmRun("format:check")),
    await check("Lint", "npm", npmRun("lint")),
    await check("Types", "npm", npmRun("types")),
    await check("Build", process.execPath, ["scripts/prepare.mjs", "rebuild"]),
  ];
}

async function tests(
  name: string,
  script: string,
  report: () => Tally,
  args: string[] = [],
): Promise<Outcome> {
  const succeeded = await run(name, "npm", [...npmRun(script), "--", ...args]);
  try {
    return { name, kind: "tests", succeeded, tally: report() };
  } catch {
    console.error(`${name} left no report that can be read.`);
    return { name, kind: "tests", succeeded: false };
  }
}

/** They wait as much as they compute, and so they don't wait for the checks. */
async function unitTests(compiling: Promise<Outcome>): Promise<Outcome> {
  const name = "Unit tests";
  if ((await compiling).succeeded)
    return tests(name, "test:unit", () => readVitestReport(unitReport), [
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${unitReport}`,
    ]);
  console.error(`\n── ${name} ──\nThey need SQLite, and it failed.`);
  return { name, kind: "tests", succeeded: false };
}

async function browserTests(isBuilt: boolean): Promise<Outcome> {
  const name = "Browser tests";
  if (isBuilt && findChromium(process.env))
    return tests(name, "test:browser", () => readPlaywrightReport(browserReport));
  console.error(
    `\n── ${name} ──\n${isBuilt ? chromiumMissing : "They need SQLite and a build, and one of them failed."}`,
  );
  return { name, kind: "tests", succeeded: false };
}

// A report of the last run must not count for this one.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

// Compiling SQLite keeps one core busy for minutes: the checks and the build, which don't open it, have the other.
const compiling = check("SQLite", process.execPath, ["scripts/prepare.mjs", "compile"]);
const [compiled, checked, unitTested] = await Promise.all([compiling, checks(), unitTests(compiling)]);
const isBuilt = [compiled, ...checked].every(
  ({ name, succeeded }) => succeeded || !["SQLite", "Build"].includes(name),
);
const outcomes = [compiled, ...checked, unitTested, await browserTests(isBuilt)];

const verdict = judge(outcomes, { requirePostgres: Boolean(process.env.REQUIRE_POSTGRES) });
console.log(["", ...verdict.notes, ...verdict.problems].join("\n"));
console.log(verdict.line);
process.exitCode = verdict.passed ? 0 : 1;
