import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findChromium } from "./find-chromium";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shortlist-chromium-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("CHROMIUM_PATH decides alone: a wrong one is not replaced by another", () => {
  const file = path.join(folder, "my-browser");
  expect(findChromium({ CHROMIUM_PATH: file, PATH: "/usr/bin" })).toBeUndefined();
  writeFileSync(file, "");
  expect(findChromium({ CHROMIUM_PATH: file })).toBeUndefined();
  chmodSync(file, 0o755);
  expect(findChromium({ CHROMIUM_PATH: file })).toBe(file);
});
