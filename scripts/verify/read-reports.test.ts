import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readPlaywrightReport, readVitestReport } from "./read-reports";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shortlist-reports-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("Vitest’s own report is read, including a file that fails before its first test", () => {
  writeFileSync(
    path.join(folder, "a.test.js"),
    `describe("the store", () => { test("keeps", () => {}); test("loses", () => { throw new Error("x"); }); });
     test.skip("is skipped", () => {});`,
  );
  writeFileSync(path.join(folder, "b.test.js"), `throw new Error("before the first test");`);
  const report = path.join(folder, "report.json");
  const vitest = path.resolve("node_modules/vitest/vitest.mjs");
  const args = ["run", "--root", folder, "--globals", "--reporter=json", `--outputFile.json=${report}`];
  spawnSync(process.execPath, [vitest, ...args], { stdio: "ignore" });

  const named = (name: string) => readVitestReport(report).find((test) => test.name.endsWith(name));
  expect(named("a.test.js: the store keeps")).toMatchObject({ state: "passed", ms: expect.any(Number) });
  expect(named("a.test.js: the store loses")).toMatchObject({
    state: "failed",
    why: expect.stringMatching(/^Error: x\n/),
  });
  expect(named("a.test.js: is skipped")).toMatchObject({ state: "skipped" });
  expect(named("b.test.js")).toMatchObject({
    state: "failed",
    why: expect.stringContaining("before the first test"),
  });
  expect(readVitestReport(report)).toHaveLength(4);
});

test("Playwright’s report is read, with flaky tests and errors outside of tests as failures", () => {
  const file = path.join(folder, "browser.json");
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: "a.spec.ts",
    line: 3,
    tests: [
      {
        projectName: "chromium",
        status,
        results: [{ duration: 5, errors: messages.map((message) => ({ message })) }, { duration: 2 }],
      },
    ],
  });
  const inner = { title: "beneath", specs: [spec("is slow", "flaky"), spec("is left out", "skipped")] };
  const works = spec("works", "expected");
  const fails = spec("fails", "unexpected", "\u001b[31mlate\u001b[39m\n\nsee there");
  const suites = [{ title: "a.spec.ts", specs: [works, fails], suites: [inner] }];
  writeFileSync(file, JSON.stringify({ suites, errors: [{ message: "x" }] }));
  const at = "[chromium] a.spec.ts:3:";
  expect(readPlaywrightReport(file)).toEqual([
    { name: `${at} works`, state: "passed", ms: 7 },
    { name: `${at} fails`, state: "failed", ms: 7, why: "late\nsee there" },
    { name: `${at} beneath › is slow`, state: "failed", ms: 7 },
    { name: `${at} beneath › is left out`, state: "skipped", ms: 7 },
    { name: "outside of any test", state: "failed", ms: 0, why: "x" },
  ]);
});

test("what isn’t a report is refused", () => {
  const file = path.join(folder, "report.json");
  expect(() => readVitestReport(file)).toThrow();
  writeFileSync(file, "{}");
  expect(() => readVitestReport(file)).toThrow();
  expect(() => readPlaywrightReport(file)).toThrow();
});
