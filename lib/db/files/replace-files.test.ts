import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { beginReplacing, finishReplacing, HalfRestored, requireWhole } from "@/lib/db/files/replace-files";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shortlist-replace-"));
  write("store", "old");
  write("store-wal", "old log");
  write("store.fresh", "new");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: string) => writeFileSync(path.join(folder, name), content);
const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
const begin = () =>
  beginReplacing(folder, { suffix: "aside", files: [{ fresh: "store.fresh", file: "store" }] });

test("what had begun is ended once, and what was there keeps its log", () => {
  expect(finishReplacing(folder)).toBeUndefined();
  begin();
  expect(() => requireWhole(folder)).toThrow(HalfRestored);
  expect(finishReplacing(folder)).toEqual([
    path.join(folder, "store.aside"),
    path.join(folder, "store.aside-wal"),
  ]);
  requireWhole(folder);
  expect(finishReplacing(folder)).toBeUndefined();
  expect(readdirSync(folder).sort()).toEqual(["store", "store.aside", "store.aside-wal"]);
  expect([read("store"), read("store.aside"), read("store.aside-wal")]).toEqual(["new", "old", "old log"]);
});

test("nothing that was moved aside is written over, and nothing is begun without a file", () => {
  write("store.aside", "older");
  begin();
  expect(() => finishReplacing(folder)).toThrow(`${path.join(folder, "store.aside")} is in the way`);
  expect([read("store"), read("store.aside")]).toEqual(["old", "older"]);
  rmSync(path.join(folder, "store"));
  rmSync(path.join(folder, "store.fresh"));
  expect(() => finishReplacing(folder)).toThrow("is there any more");
  expect(() => requireWhole(folder)).toThrow(HalfRestored);
});
