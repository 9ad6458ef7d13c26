import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
  encoding: "utf8",
});
const files = stdout.split("\0").filter((file) => /\.(test|spec)\.tsx?$/.test(file));

/** Where vitest.config.ts and playwright.config.ts look for tests. */
const places = [
  /^(app|components|lib)\/.*\.test\.tsx?$/,
  /^scripts\/(?!.*\.deep\.).*\.test\.ts$/,
  /^scripts\/(fuzz|simulate|soak)\/.*\.deep\.test\.ts$/,
  /^e2e\/.*\.spec\.ts$/,
];

test("each test is where a program looks for it", () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !places.some((place) => place.test(file)))).toEqual([]);
});

test("each file with a test for deep runs is one of theirs", () => {
  const declaring = files.filter((file) => /\bdeepTest\(/.test(readFileSync(file, "utf8")));
  expect(declaring.length).toBeGreaterThan(0);
  for (const file of declaring)
    expect(readFileSync(file, "utf8"), file).toMatch(/deepTest.* from "@\/lib\/testing-deep"/);
});
