import { existsSync, readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { build } from "esbuild";
import { packagesNeeded } from "./packages-needed.mjs";

/** What runs unbundled: the server around Next, and the commands beside it. */
const programs = ["scripts/serve.mjs", "scripts/users.ts", "scripts/backup.ts", "scripts/restore.ts"];

/** What a page shows (lib/read-conformance.ts). */
const shown = ["docs/accessibility-conformance.md"];

/** What these are run with. */
const runners = ["package.json", "tsconfig.json", "LICENSE", "scripts/on-node.sh", "node_modules/.bin/tsx"];

/** Next makes no pictures smaller here (next.config.ts). */
const isForPictures = (file) => /^node_modules\/(sharp|@img)\//.test(file);

/** Of a build, what only building and tracing need. */
const isOfBuilding = (file) =>
  /^\.next\/(build|cache|compiled|dev|diagnostics|standalone|types|lock|trace|trace-build|turbopack|sources\.sha256)(\/|$)/.test(
    file,
  ) || file.endsWith(".nft.json");

/** Files and links under a folder, as paths from the root; links aren’t followed. */
const filesUnder = (root, folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(root, place) : [place];
  });

/** The files of packages that the build’s own lists name: what Next and the bundled routes load. */
function tracedFiles(root, built) {
  const lists = built.filter((file) => file.endsWith(".nft.json"));
  const named = lists.flatMap((list) => {
    const { files } = JSON.parse(readFileSync(path.join(root, list), "utf8"));
    return files.map((file) => path.join(path.dirname(list), file));
  });
  return named.filter((file) => file.startsWith("node_modules/") && existsSync(path.join(root, file)));
}

/** The sources that the programs import, and the packages that these do. */
async function followImports(root) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: programs,
    outdir: "unwritten",
    write: false,
    bundle: true,
    metafile: true,
    platform: "node",
    format: "esm",
    packages: "external",
  });
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.filter(({ external }) => external).map(({ path: name }) => name),
  );
  const packages = imported
    .filter((name) => !name.startsWith("node:") && !builtinModules.includes(name))
    .map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
  // Next’s files are traced one by one.
  return { sources: Object.keys(metafile.inputs), packages: new Set(packages).difference(new Set(["next"])) };
}

/** All files that an image needs, as paths from the root of a built clone. */
export async function pickFiles(root) {
  const built = filesUnder(root, ".next");
  const { sources, packages } = await followImports(root);
  const whole = packagesNeeded(root, [...packages, "tsx"]).flatMap((place) => filesUnder(root, place));
  const picked = [
    ...built.filter((file) => !isOfBuilding(file)),
    ...tracedFiles(root, built).filter((file) => !isForPictures(file)),
    ...whole,
    ...sources,
    ...filesUnder(root, "public"),
    ...runners,
    ...shown,
  ];
  return [...new Set(picked)].sort();
}
