import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

const sources = [
  "app",
  "components",
  "lib",
  "public",
  "instrumentation-client.ts",
  "instrumentation.ts",
  "next.config.ts",
  "package-lock.json",
  "postcss.config.mjs",
  "proxy.ts",
  "scripts/prepare/build.mjs",
  "scripts/prepare/compress-static.mjs",
  "scripts/prepare/share-chunks.mjs",
  "tsconfig.json",
];

const isTest = (file) => /\.test\.tsx?$/.test(file);

function* filesUnder(root, place) {
  const full = path.join(root, place);
  if (!existsSync(full)) return;
  if (statSync(full).isFile()) {
    if (!isTest(place)) yield place;
    return;
  }
  for (const name of readdirSync(full).sort()) yield* filesUnder(root, `${place}/${name}`);
}

export function sourceHash(root) {
  const hash = createHash("sha256");
  for (const source of sources)
    for (const file of filesUnder(root, source)) {
      const content = readFileSync(path.join(root, file));
      hash.update(`${file}\0${content.length}\0`).update(content);
    }
  return hash.digest("hex");
}
