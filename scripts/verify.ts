// npm run verify: every check and test, each failure reported, and one line at the end that counts them.
// With --all-nodes the unit tests run on other lines of Node.js too, and a start begins with one that is too old.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { chromiumMissing, findChromium } from "./find-chromium";
import { judge, type Outcome } from "./verify/judge";
import { fetchNodes } from "./verify/nodes";
import { readPlaywrightReport, readVitestReport, type Tally } from "./verify/read-reports";

const reports = ".verify";
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

async function tests(name: string, command: string[], report: () => Tally): Promise<Outcome> {
  const [program = "", ...args] = command;
  const succeeded = await run(name, program, args);
  try {
    return { name, kind: "tests", succeeded, tally: report() };
  } catch {
    console.error(`${name} left no report that can be read.`);
    return { name, kind: "tests", succeeded: false };
  }
}

/** @param node the program to run them on. @param line which line of Node.js it is, where it isn't this one. */
function unitTests(node = process.execPath, line?: string): Promise<Outcome> {
  const report = `${reports}/unit${line ? `-${line}` : ""}.json`;
  const vitest = [node, "node_modules/vitest/vitest.mjs", "run"];
  return tests(
    line ? `Unit tests on Node ${line}` : "Unit tests",
    [...vitest, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    () => readVitestReport(report),
  );
}

async function browserTests(isBuilt: boolean): Promise<Outcome> {
  const name = "Browser tests";
  if (isBuilt && findChromium(process.env))
    return tests(name, ["npm", ...npmRun("test:browser")], () => readPlaywrightReport(browserReport));
  console.error(`\n── ${name} ──\n${isBuilt ? chromiumMissing : "They need a build, and building failed."}`);
  return { name, kind: "tests", succeeded: false };
}

async function onOtherNodes(): Promise<Outcome[]> {
  const nodes = await fetchNodes();
  return [
    await unitTests(nodes.maintained, "22"),
    await unitTests(nodes.newest, "26"),
    await check("A start with Node 20 alone", "npx", [
      "tsx",
      "scripts/verify/start-on-old-node.ts",
      nodes.old,
    ]),
  ];
}

// A report of the last run must not count for this one.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

// They wait as much as they compute, and so they don't wait for the checks.
const [checked, unitTested] = await Promise.all([checks(), unitTests()]);
const isBuilt = checked.some(({ name, succeeded }) => name === "Build" && succeeded);
const outcomes = [...checked, unitTested, await browserTests(isBuilt)];
if (process.argv.includes("--all-nodes")) outcomes.push(...(await onOtherNodes()));

const verdict = judge(outcomes, { requirePostgres: Boolean(process.env.REQUIRE_POSTGRES) });
console.log(["", ...verdict.notes, ...verdict.problems].join("\n"));
console.log(verdict.line);
process.exitCode = verdict.passed ? 0 : 1;
