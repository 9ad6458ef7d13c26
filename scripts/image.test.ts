import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const isForTests = (file: string) => /\/testing(-[\w-]+)?\.ts$|\.test\.tsx?$/.test(file);

test("what the image leaves out is asked for by nothing that it serves or runs", () => {
  const left = readFileSync(".dockerignore", "utf8").split("\n");
  expect(left).toEqual(expect.arrayContaining(["**/*.test.ts", "**/testing.ts", "**/testing-*.ts", "e2e"]));
  // Nothing that serves starts these.
  const measuring = /^scripts\/(bench|fuzz|simulate|soak|test|test-deep|tour|verify)(\/|\.ts$)/;
  const files = globSync("{app,components,lib,scripts}/**/*.{ts,tsx,mjs}").filter(
    (file) => !isForTests(file) && !measuring.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const asking = files.filter((file) => /from "[^"]*\/testing(-[\w-]+)?"/.test(readFileSync(file, "utf8")));
  expect(asking).toEqual([]);
});
