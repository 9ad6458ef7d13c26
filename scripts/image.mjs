// Fills a folder with what serving needs, and nothing else: `node scripts/image.mjs FOLDER`, after a build. The
// Dockerfile makes the image of it.
import { copyFileSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from "node:fs";
import path from "node:path";
import { diskMegabytes } from "./image/disk-megabytes.mjs";
import { pickFiles } from "./image/pick-files.mjs";

const [target] = process.argv.slice(2);
if (!target) {
  console.error("Name the folder: node scripts/image.mjs FOLDER");
  process.exit(2);
}
const root = process.cwd();
for (const file of await pickFiles(root)) {
  const copy = path.join(target, file);
  mkdirSync(path.dirname(copy), { recursive: true });
  const original = path.join(root, file);
  // The build has links to packages, and from a chunk to its like.
  if (lstatSync(original).isSymbolicLink()) symlinkSync(readlinkSync(original), copy);
  else copyFileSync(original, copy);
}
console.log(`${diskMegabytes(target).toFixed(0)} MB`);
