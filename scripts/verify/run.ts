import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync } from "node:fs";
import { readPlaywrightReport, readVitestReport, type TestResult } from "./read-reports";
import type { Outcome } from "./summarise";

export type Command = { name: string; argv: string[]; env?: Record<string, string> };

/** Ignored by git. */
const reports = ".verify";

const start = ({ argv: [program = "", ...args], env }: Command, stdio: "inherit" | "pipe") =>
  spawn(program, args, {
    stdio: ["ignore", stdio, stdio],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env },
  });

/** Runs a command with its output as it comes. */
export async function run(command: Command): Promise<Outcome> {
  console.log(`\n── ${command.name} ──`);
  const beganAt = performance.now();
  const [code] = await once(start(command, "inherit"), "close");
  return { name: command.name, succeeded: code === 0, ms: performance.now() - beganAt };
}

/** Runs a command, and prints its output once it has ended, so that several can run at the same time. */
export async function runAside(command: Command): Promise<Outcome> {
  const beganAt = performance.now();
  const child = start(command, "pipe");
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => output.push(chunk));
  const [code] = await once(child, "close");
  console.log(`\n── ${command.name} ──\n${Buffer.concat(output)}`);
  return { name: command.name, succeeded: code === 0, ms: performance.now() - beganAt };
}

function readOrNull(read: () => TestResult[]): TestResult[] | null {
  try {
    return read();
  } catch {
    return null;
  }
}

const fileNameOf = (name: string) => name.toLowerCase().replaceAll(/\W+/g, "-");

/** Where a run leaves its report. One of an earlier run is removed: it would speak for a run that left none. */
function reportFile(name: string): string {
  mkdirSync(reports, { recursive: true });
  const file = `${reports}/${fileNameOf(name)}.json`;
  rmSync(file, { force: true });
  return file;
}

type VitestOptions = {
  projects: string[];
  node?: string;
  env?: Record<string, string>;
  orderSeed?: number;
};

/**
 * Runs projects of vitest.config.ts.
 * @param options.node the program, by default this one.
 * @param options.orderSeed of the order of files, by default that of vitest.config.ts.
 */
export async function vitest(
  name: string,
  { projects, node = process.execPath, env, orderSeed }: VitestOptions,
  runIt = run,
): Promise<Outcome> {
  const report = reportFile(name);
  const argv = [
    node,
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...projects.map((project) => `--project=${project}`),
    ...(orderSeed === undefined ? [] : [`--sequence.seed=${orderSeed}`]),
  ];
  if (orderSeed !== undefined) console.log(`\n${name}: the order of files is that of seed ${orderSeed}`);
  const outcome = await runIt({ name, argv, env });
  return { ...outcome, tests: readOrNull(() => readVitestReport(report)) };
}

/** More failures than this have one cause, and repeating them one by one would take hours. */
const repeatedAtMost = 10;

type PlaywrightOptions = { name: string; args: string[]; env: Record<string, string>; cli: string };

async function playwrightOnce({ name, args, env, cli }: PlaywrightOptions): Promise<Outcome> {
  const report = reportFile(name);
  const outcome = await run({
    name,
    // Playwright empties the folder first: the pictures of other parts, and of the first failures, stay.
    argv: [process.execPath, cli, "test", ...args, `--output=test-results/${fileNameOf(name)}`],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return { ...outcome, tests: readOrNull(() => readPlaywrightReport(report)) };
}

/**
 * Runs browser tests. Those that fail are repeated once, one at a time, each on a dashboard of its own; one that passes
 * then counts as passed, and as unsteady.
 * @param args of `playwright test`: projects, tags, files.
 * @param cli Playwright’s program.
 */
export async function playwright(
  name: string,
  args: string[],
  env: Record<string, string> = {},
  cli = "node_modules/@playwright/test/cli.js",
): Promise<Outcome> {
  const both = { ...env, PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: reportFile(`${name} last run`) };
  const first = await playwrightOnce({ name, args, env: both, cli });
  const failed = first.tests?.filter(({ state }) => state === "failed") ?? [];
  if (first.succeeded || !first.tests || failed.length === 0 || failed.length > repeatedAtMost) return first;

  const alone = ["--last-failed", "--workers=1"];
  const second = await playwrightOnce({
    name: `${name}, failed ones again`,
    args: [...args, ...alone],
    env: { ...both, E2E_FRESH: "1" },
    cli,
  });
  const repeated = new Map(second.tests?.map((test) => [test.name, test]));
  return {
    name,
    ms: first.ms + second.ms,
    succeeded: second.succeeded,
    tests: first.tests.map((test) => (test.state === "failed" && repeated.get(test.name)) || test),
    unsteady: failed.filter((test) => repeated.get(test.name)?.state === "passed"),
  };
}
