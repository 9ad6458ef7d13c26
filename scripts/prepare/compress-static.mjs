import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** What gets smaller, and how Next names its type. */
const types = new Map([
  [".css", "text/css; charset=UTF-8"],
  [".js", "application/javascript; charset=UTF-8"],
  [".svg", "image/svg+xml"],
]);

/** The type of a file that is compressed; of others undefined. */
export const typeOf = (file) => types.get(path.extname(file));

/** All files under a folder, as paths from it. */
const filesUnder = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

export const staticFolder = (root) => path.join(root, ".next/static");

/** Writes `file.js.br` beside each of a build's files for browsers that gets smaller by it. */
export async function compressStatic(root) {
  const folder = staticFolder(root);
  await Promise.all(
    filesUnder(folder)
      .filter(typeOf)
      .map(async (name) => {
        const file = path.join(folder, name);
        const content = readFileSync(file);
        const compressed = await compress(content, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        });
        if (compressed.length < content.length) writeFileSync(`${file}.br`, compressed);
      }),
  );
}

/** The files that have a compressed one beside them, as paths from the folder. */
export const listCompressed = (root) =>
  filesUnder(staticFolder(root))
    .filter((name) => name.endsWith(".br"))
    .map((name) => name.slice(0, -".br".length));
