import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import type { TestProject } from "vitest/node";
import { root } from "../start-node";

declare module "vitest" {
  export interface ProvidedContext {
    /** The fault tests' process, bundled. */
    deskProcess: string;
  }
}

/** What opens the thread in a bundle, in the sources and beside the process. */
const fromSource = 'new Worker(new URL("./thread.ts"';
const fromBeside = 'new Worker(new URL("./thread.mjs"';

/** The comparing thread becomes a file beside the process, as Next makes it one. */
const threadBeside: Plugin = {
  name: "thread-beside",
  setup({ onLoad }) {
    onLoad({ filter: /\/open-comparing\.ts$/ }, async ({ path: file }) => {
      const contents = await readFile(file, "utf8");
      if (!contents.includes(fromSource)) throw new Error(`${file} doesn’t hold ${fromSource} any more.`);
      return { contents: contents.replace(fromSource, fromBeside), loader: "ts" };
    });
  },
};

/** Bundles desk-process.ts for all fault tests: from its sources a start takes four times the processor. */
export default async function setup(project: TestProject): Promise<() => void> {
  const reports = path.join(root, ".verify");
  mkdirSync(reports, { recursive: true });
  // Within the repository: there it finds the packages that stay outside.
  const outdir = mkdtempSync(path.join(reports, "desk-"));
  await build({
    absWorkingDir: root,
    entryPoints: {
      "desk-process": "scripts/soak/desk-process.ts",
      thread: "lib/mirror/comparing/thread.ts",
    },
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node22",
    // Native code, what preload.mjs reaches into, and what loads files of its own.
    external: ["better-sqlite3", "@node-rs/argon2", "pg-native", "pino"],
    define: { "process.env.NEXT_RUNTIME": '"nodejs"' },
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    plugins: [threadBeside],
    logLevel: "warning",
  });
  project.provide("deskProcess", path.join(outdir, "desk-process.mjs"));
  return () => rmSync(outdir, { recursive: true, force: true });
}
