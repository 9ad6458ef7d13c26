import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import type { TestProject } from "vitest/node";
import { root } from "../start-node";

declare module "vitest" {
  export interface ProvidedContext {
    /** the bundled process of the fault tests. */
    queueProcess: string;
  }
}

/** What starts the thread in the sources, and in the bundle. */
const fromSource = 'new Worker(new URL("./thread.ts"';
const fromBeside = 'new Worker(new URL("./thread.mjs"';

/** Bundles the comparing thread into a file beside the process, as Next does. */
const threadBeside: Plugin = {
  name: "thread-beside",
  setup({ onLoad }) {
    onLoad({ filter: /\/start-thread\.ts$/ }, async ({ path: file }) => {
      const contents = await readFile(file, "utf8");
      if (!contents.includes(fromSource)) throw new Error(`${file} doesn’t hold ${fromSource} any more.`);
      return { contents: contents.replace(fromSource, fromBeside), loader: "ts" };
    });
  },
};

/** Bundles queue-process.ts for all fault tests: unbundled, a start takes four times the processor time. */
export default async function setup(project: TestProject): Promise<() => void> {
  const reports = path.join(root, ".verify");
  mkdirSync(reports, { recursive: true });
  // Inside the repository, where it finds the packages that aren’t bundled.
  const outdir = mkdtempSync(path.join(reports, "queue-"));
  await build({
    absWorkingDir: root,
    entryPoints: {
      "queue-process": "scripts/soak/queue-process.ts",
      thread: "lib/mirror/comparing/thread.ts",
    },
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node22",
    // Native code, what preload.mjs changes, and what loads files of its own.
    external: ["better-sqlite3", "@node-rs/argon2", "pg-native", "pino"],
    define: { "process.env.NEXT_RUNTIME": '"nodejs"' },
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    plugins: [threadBeside],
    logLevel: "warning",
  });
  project.provide("queueProcess", path.join(outdir, "queue-process.mjs"));
  return () => rmSync(outdir, { recursive: true, force: true });
}
