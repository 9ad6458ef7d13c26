// npm run verify: every check and test, each failure reported, and a last line that counts them.
// With --all-nodes it also runs the unit tests on other lines of Node.js, and starts on one that is too old.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { chromiumMissing, findChromium } from "./find-chromium";
import { findEngines } from "./find-engines";
import { judge, type Outcome } from "./verify/judge";
import { fetchNodes, type Nodes } from "./verify/nodes";
import { readPlaywrightReport, readVitestReport, type Tally } from "./verify/read-reports";

const reports = ".verify";
const browserReport = `${reports}/browser.json`;
const enginesReport = `${reports}/engines.json`;

const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };

/** How long each part took; some ran beside each other. */
const took: [name: string, ms: number][] = [];
const tookWords = () => took.map(([name, ms]) => `${name} ${Math.round(ms / 1_000)} s`).join(", ");

/** @returns whether the command succeeded. Its output appears as it comes. */
async function run(name: string, command: string, args: string[]): Promise<boolean> {
  console.log(`\n── ${name} ──`);
  const beganAt = performance.now();
  const [code] = await once(spawn(command, args, { stdio: "inherit", env: environment }), "close");
  took.push([name, performance.now() - beganAt]);
  return code === 0;
}

async function runAside(
  name: string,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = environment,
): Promise<boolean> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], env });
  const beganAt = performance.now();
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => said.push(chunk));
  const [code] = await once(child, "close");
  took.push([name, performance.now() - beganAt]);
  console.log(`\n── ${name} ──\n${Buffer.concat(said)}`);
  return code === 0;
}

const check = async (name: string, command: string, args: string[]): Promise<Outcome> => ({
  name,
  kind: "check",
  succeeded: await runAside(name, command, args),
});

const npmRun = (script: string) => ["run", "--silent", script];

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
  [program = "", ...args]: string[],
  report: () => Tally,
  runIt = run,
): Promise<Outcome> {
  const succeeded = await runIt(name, program, args);
  try {
    return { name, kind: "tests", succeeded, tally: report() };
  } catch {
    console.error(`${name} left no report that can be read.`);
    return { name, kind: "tests", succeeded: false };
  }
}

const vitest = (node: string, report: string) => [
  node,
  "node_modules/vitest/vitest.mjs",
  "run",
  "--reporter=default",
  "--reporter=json",
  "--reporter=./scripts/verify/unhandled-reporter.ts",
  `--outputFile.json=${report}`,
];

function unitTests(): Promise<Outcome> {
  const report = `${reports}/unit.json`;
  return tests("Unit tests", vitest(process.execPath, report), () => readVitestReport(report));
}

function unitTestsOn(line: string, node: string): Promise<Outcome> {
  const report = `${reports}/unit-${line}.json`;
  const name = `Unit tests on Node ${line}`;
  // What runs in browsers, searches by seeds, and PostgreSQL are the same on each line; faults wait for minutes.
  const command = [...vitest(node, report), "--project=stores"];
  const env = { ...environment, TEST_SQLITE_ALONE: "1" };
  const onSqlite: typeof run = (title, program, args) => runAside(title, program, args, env);
  return tests(name, command, () => readVitestReport(report), onSqlite);
}

async function browserTests(isBuilt: boolean): Promise<Outcome> {
  const name = "Browser tests";
  // By a new seed each time, which is printed: `npm run test:browser -- --shuffle SEED` repeats the order.
  const shuffled = ["npm", ...npmRun("test:browser"), "--", "--shuffle"];
  if (isBuilt && findChromium(process.env))
    return tests(name, shuffled, () => readPlaywrightReport(browserReport));
  console.error(`\n── ${name} ──\n${isBuilt ? chromiumMissing : "They need a build, and building failed."}`);
  return { name, kind: "tests", succeeded: false };
}

async function engineTests(isBuilt: boolean): Promise<Outcome[]> {
  const found = findEngines(process.env).filter(({ isFound }) => isFound);
  if (!isBuilt || found.length === 0) return [];
  const name = `Browser tests in ${found.map(({ title }) => title).join(" and ")}`;
  return [await tests(name, ["npm", ...npmRun("test:engines")], () => readPlaywrightReport(enginesReport))];
}

const fetchOtherNodes = (): Promise<Nodes | undefined> =>
  fetchNodes().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  });

async function onOtherNodes(nodes: Nodes | undefined): Promise<Outcome[]> {
  if (!nodes) return [{ name: "Other lines of Node.js", kind: "check", succeeded: false }];
  const start = ["tsx", "scripts/verify/start-on-old-node.ts", nodes.old];
  // Starting waits for the registry and the disk more than it computes.
  const started = check("A start with Node 20 alone", "npx", start);
  return [await unitTestsOn("22", nodes.maintained), await unitTestsOn("26", nodes.newest), await started];
}

// Reports of an earlier run must not count for this one.
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports);

const otherNodes = process.argv.includes("--all-nodes") ? fetchOtherNodes() : undefined;
// The unit tests wait as much as they compute, so they run beside the checks.
const [checked, unitTested] = await Promise.all([checks(), unitTests()]);
const isBuilt = checked.some(({ name, succeeded }) => name === "Build" && succeeded);
const browserTested = await browserTests(isBuilt);
const enginesTested = await engineTests(isBuilt);
const others = otherNodes ? await onOtherNodes(await otherNodes) : [];
const outcomes = [...checked, unitTested, browserTested, ...enginesTested, ...others];

const absent = findEngines(process.env).filter(({ isFound }) => !isFound);
const verdict = judge(outcomes, absent, {
  requirePostgres: Boolean(process.env.REQUIRE_POSTGRES),
  requireEngines: Boolean(process.env.REQUIRE_ENGINES),
});
console.log(["", `Took: ${tookWords()}.`, ...verdict.notes, ...verdict.problems].join("\n"));
console.log(verdict.line);
process.exitCode = verdict.passed ? 0 : 1;
