import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shortlist-ci-"));
  mkdirSync(path.join(folder, ".ci"));
  cpSync(".ci/run", path.join(folder, ".ci/run"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `.ci/run` with everything installed, and `script` for `npm`. */
function ci(script: string) {
  const program = (name: string, body: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, `#!/bin/sh\n${body}\n`);
    chmodSync(file, 0o755);
    return file;
  };
  const chromium = program("chromium", "exit 0");
  for (const name of ["initdb", "firefox-esr", "WebKitWebDriver", "Xvfb"]) program(name, "exit 0");
  program("npm", script);
  const { status, stdout } = spawnSync(path.join(folder, ".ci/run"), {
    encoding: "utf8",
    env: { ...process.env, PATH: `${folder}:${process.env.PATH}`, CHROMIUM_PATH: chromium },
  });
  return { status, last: stdout.trimEnd().split("\n").at(-1), stdout };
}

test("a good run ends with its count and 0, and requires PostgreSQL and every engine", () => {
  const run = ci(`echo "$*, $REQUIRE_POSTGRES, $REQUIRE_ENGINES"; echo "12 passed, 0 failed"`);
  expect(run).toMatchObject({ status: 0, last: "12 passed, 0 failed" });
  expect(run.stdout).toContain("test, 1, 1\n");
});

test.each([
  [
    "failures, whatever npm says after them",
    `echo "9 passed, 3 failed"; echo "npm error" >&2; exit 1`,
    "9 passed, 3 failed",
  ],
  ["skipped tests", `echo "9 passed, 0 failed, 1 skipped"; exit 1`, "9 passed, 0 failed, 1 skipped"],
  ["an exit code that the count doesn’t show", `echo "9 passed, 0 failed"; exit 7`, "9 passed, 0 failed"],
  ["a count that the exit code doesn’t show", `echo "9 passed, 1 failed"`, "9 passed, 1 failed"],
  [
    "skipped tests that the exit code doesn’t show",
    `echo "9 passed, 0 failed, 1 skipped"`,
    "9 passed, 0 failed, 1 skipped",
  ],
  ["no count at all", "echo installing", "0 passed, 1 failed"],
])("%s fail the run", (_, script, last) => {
  const run = ci(script);
  expect(run.last).toBe(last);
  expect(run.status).not.toBe(0);
});
