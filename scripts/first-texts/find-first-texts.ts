import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Metafile } from "esbuild";
import { en } from "@/lib/i18n/messages/en";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** What Next renders in a folder of `app`; the last resort brings its own texts. */
const entries = "app/**/{layout,page,error,not-found}.tsx";

type Catalogue = { [key: string]: string | Catalogue };

const keysOf = (catalogue: Catalogue, before = ""): string[] =>
  Object.entries(catalogue).flatMap(([key, text]) =>
    typeof text === "string" ? [before + key] : keysOf(text, `${before}${key}.`),
  );

const allKeys = keysOf(en as Catalogue);

/** Chosen by the server's answers. Until all texts are there, its own sentences are shown. */
const comesLater = "problems.";

/** Those that hold texts alone. */
const lastGroups = new Set(
  allKeys
    .map((key) => key.slice(0, key.lastIndexOf(".")))
    .filter((group, _at, groups) => !groups.some((other) => other.startsWith(`${group}.`))),
);

const found = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, part]) => part ?? "");

/**
 * The keys that a file names: whole, by their first part, or by a group that it puts before others. A text’s key is a
 * literal wherever it is chosen.
 */
export function keysIn(source: string): string[] {
  const literals = found(source, /["'`]([a-z]\w*(?:\.\w+)*)["'`]/gi);
  const whole = new Set(literals);
  const putsGroupsBefore = /`\$\{[^}]+\}\./.test(source);
  const groups = putsGroupsBefore ? literals.filter((name) => lastGroups.has(name)) : [];
  const begun = [
    ...found(source, /`([a-z]\w*\.(?:\w+\.)*\w*)\$\{/gi),
    ...groups.map((group) => `${group}.`),
  ].filter((head) => head !== comesLater);
  return allKeys.filter((key) => whole.has(key) || begun.some((head) => key.startsWith(head)));
}

/** What `next/dynamic` loads is drawn by the server too; all else that is loaded later waits for all texts. */
const drawnLate = (source: string): string[] =>
  [...source.matchAll(/\bdynamic\(\s*\(\)\s*=>\s*import\(\s*"@\/([^"]+)"/g)].map(
    ([, module]) => module ?? "",
  );

const isOfTheBrowser = (source: string) => /^(?:\s|\/\/.*\n)*["']use client["']/.test(source);

/** The modules that a page's first script consists of: they and what they import begin at "use client". */
function browsersModules(
  entry: string,
  inputs: Metafile["inputs"],
  read: (file: string) => string,
): string[] {
  const seen = new Map<string, boolean>();
  const visit = (file: string, isAlready: boolean) => {
    const inBrowser = isAlready || isOfTheBrowser(read(file));
    if (seen.get(file) ?? (!inBrowser && seen.has(file))) return;
    seen.set(file, inBrowser);
    const late = drawnLate(read(file));
    for (const { path: imported, kind, external } of inputs[file]?.imports ?? []) {
      const isDrawn = kind === "import-statement" || late.some((module) => imported.startsWith(`${module}.`));
      if (!external && isDrawn && imported in inputs) visit(imported, inBrowser);
    }
  };
  visit(entry, false);
  return [...seen].filter(([, inBrowser]) => inBrowser).map(([file]) => file);
}

const foldersAbove = (folder: string): string[] => {
  const parts = folder.split("/");
  return parts.slice(0, -1).map((_, at) => parts.slice(0, at + 1).join("/"));
};

/**
 * @returns for each folder of `app` the keys of the texts that a browser needs to take over what the server has drawn
 * there, without those that a layout above has already.
 */
export async function findFirstTexts(): Promise<Record<string, string[]>> {
  const files = globSync(entries, { cwd: root }).sort();
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: files,
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    outdir: "unused",
    platform: "node",
    format: "esm",
    packages: "external",
    loader: { ".css": "empty" },
    logLevel: "error",
  });
  const sources = new Map<string, string>();
  const read = (file: string) => {
    const source = sources.get(file) ?? readFileSync(path.join(root, file), "utf8");
    sources.set(file, source);
    return source;
  };
  const needed = new Map<string, Set<string>>();
  /** A page stands around nothing. */
  const around = new Map<string, Set<string>>();
  for (const file of files) {
    const keys = browsersModules(file, metafile.inputs, read).flatMap((module) => keysIn(read(module)));
    const folder = path.dirname(file);
    needed.set(folder, new Set([...(needed.get(folder) ?? []), ...keys]));
    if (path.basename(file) !== "page.tsx")
      around.set(folder, new Set([...(around.get(folder) ?? []), ...keys]));
  }
  return Object.fromEntries(
    [...needed]
      .map(([folder, keys]): [string, string[]] => {
        const has = (key: string) => foldersAbove(folder).some((above) => around.get(above)?.has(key));
        return [folder, [...keys].filter((key) => !has(key)).sort()];
      })
      .filter(([, keys]) => keys.length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
