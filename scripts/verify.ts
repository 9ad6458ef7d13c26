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

/** Begins a command beside others. @returns its end, which prints what it said in one piece. */
function begin(name: string, command: string, args: string[]): () => Promise<boolean> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env: environment });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk));
  const ended = once(child, "close");
  return async () => {
    const [code] = await ended;
    console.log(`\n── ${name} ──\n${Buffer.concat(said)}`);
    return code === 0;
  };
}

const check = async (name: string, script: string): Promise<Outcome> => ({
  name,
  kind: "check",
  succeeded: await run(name, "npm", ["run", "--silent", script]),
});

async function tests(
  name: string,
  script: string,
  report: () => Tally,
  args: string[] = [],
): Promise<Outcome> {
  const succeeded = await run(name, "npm", ["run", "--silent", script, "--", ...args]);
  try {
    return { name, kind: "tests", succeeded, tally: report() };
  } catch {
    console.error(`${name} left no report that can be read.`);
    return { name, kind: "tests", succeeded: false };
  }
}

async function browserTests(isBuilt: boolean): Promise<Outcome> {
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
  await check("Format", "format:check"),
  await check("Lint", "lint"),
  await check("Types", "types"),
];
// Unit tests wait as much as they compute: the build takes what they leave.
const built = begin("Build", process.execPath, ["scripts/prepare.mjs", "rebuild"]);
outcomes.push(
  await tests("Unit tests", "test:unit", () => readVitestReport(unitReport), [
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitReport}`,
  ]),
);
const build: Outcome = { name: "Build", kind: "check", succeeded: await built() };
outcomes.push(build, await browserTests(build.succeeded));

const verdict = judge(outcomes, { requirePostgres: Boolean(process.env.REQUIRE_POSTGRES) });
console.log(["", ...verdict.notes, ...verdict.problems].join("\n"));
console.log(verdict.line);
process.exitCode = verdict.passed ? 0 : 1;
