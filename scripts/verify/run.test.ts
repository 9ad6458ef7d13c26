import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { playwright } from "./run";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shortlist-run-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const suiteOf = (...specs: [title: string, status: "expected" | "unexpected"][]) => ({
  errors: [],
  suites: [
    {
      title: "a.spec.ts",
      specs: specs.map(([title, status]) => ({
        title,
        file: "a.spec.ts",
        line: 3,
        tests: [{ projectName: "chromium", status, results: [{ duration: 1 }] }],
      })),
    },
  ],
});

type Run = { report?: object; code: number };

/** Runs a stand-in for Playwright that leaves these reports: of the first run, and of the second. */
function runWith(name: string, first: Run, second: Run) {
  const cli = path.join(folder, "cli.cjs");
  writeFileSync(
    cli,
    `const { report, code } = process.argv.includes("--last-failed") ? ${JSON.stringify(second)} : ${JSON.stringify(first)};
     if (report) require("node:fs").writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify(report));
     process.exit(code);`,
  );
  return playwright(name, [], {}, cli);
}

const oneFailed = suiteOf(["works", "expected"], ["loses", "unexpected"]);
const repeated = suiteOf(["loses", "expected"]);

test("what fails and passes when it is repeated counts as passed, and as unsteady", async () => {
  const run = await runWith("Repeated run", { report: oneFailed, code: 1 }, { report: repeated, code: 0 });
  expect(run.succeeded).toBe(true);
  expect(run.tests?.map(({ state }) => state)).toEqual(["passed", "passed"]);
  expect(run.unsteady?.map(({ name }) => name)).toEqual(["[chromium] a.spec.ts:3: loses"]);
});

test("a run that ends without a report has failed, whatever the run before it left", async () => {
  const name = "Crashing run";
  await runWith(name, { report: oneFailed, code: 1 }, { report: repeated, code: 1 });
  const run = await runWith(name, { code: 137 }, { report: repeated, code: 0 });
  expect(run).toMatchObject({ succeeded: false, tests: null });
});
