import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressStatic, listCompressed } from "./compress-static.mjs";
import { shareChunks } from "./share-chunks.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "shortlist-after-build-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string | Buffer) {
  const full = path.join(root, ".next", file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
  return full;
}

test("chunks with the same bytes become one module, others and other folders stay apart", () => {
  const copies = ["b", "a", "c"].map((name) => write(`server/chunks/${name}.js`, "module.exports = {};"));
  const other = write("server/chunks/d.js", "module.exports = { };");
  const elsewhere = write("server/chunks/ssr/a.js", "module.exports = {};");
  shareChunks(root);
  expect(new Set(copies.map((file) => realpathSync(file))).size).toBe(1);
  const load = createRequire(root);
  expect(new Set(copies.map((file) => load(file))).size).toBe(1);
  expect(new Set([copies[0], other, elsewhere].map((file) => load(file ?? ""))).size).toBe(3);
  // Sharing again changes nothing, and the folder can be moved.
  shareChunks(root);
  expect(readdirSync(path.join(root, ".next/server/chunks")).sort()).toEqual([
    "a.js",
    "b.js",
    "c.js",
    "d.js",
    "ssr",
  ]);
});

test("what gets smaller has a compressed file beside it, and nothing else has", async () => {
  const script = "export const words = 'to be or not to be';\n".repeat(50);
  write("static/chunks/a.js", script);
  write("static/chunks/tiny.js", "1");
  write("static/media/icon.svg", `<svg>${"<path/>".repeat(50)}</svg>`);
  write("static/media/font.woff2", Buffer.alloc(5_000));
  await compressStatic(root);
  expect(listCompressed(root).sort()).toEqual(["chunks/a.js", "media/icon.svg"]);
  const compressed = readFileSync(path.join(root, ".next/static/chunks/a.js.br"));
  expect(brotliDecompressSync(compressed).toString()).toBe(script);
});
