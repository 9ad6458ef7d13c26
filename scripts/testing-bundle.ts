import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "esbuild";
import { root } from "./start-node";

/**
 * Bundles programs that tests start many times: unbundled, a start takes four times the processor time.
 * @param entryPoints sources by the bundles’ names. @returns the bundles’ folder, and what removes it.
 */
export async function bundlePrograms(
  entryPoints: Record<string, string>,
  plugins: Plugin[] = [],
): Promise<{ file(name: string): string; remove(): void }> {
  const reports = path.join(root, ".verify");
  mkdirSync(reports, { recursive: true });
  // Inside the repository, where it finds the packages that aren’t bundled.
  const outdir = mkdtempSync(path.join(reports, "programs-"));
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node22",
    // Native code, what preload.mjs changes, what loads files of its own, and what can’t be bundled as a module.
    external: ["better-sqlite3", "@next/env", "@node-rs/argon2", "pg-native", "pino"],
    define: { "process.env.NEXT_RUNTIME": '"nodejs"' },
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    plugins,
    logLevel: "warning",
  });
  return {
    file: (name) => path.join(outdir, `${name}.mjs`),
    remove: () => rmSync(outdir, { recursive: true, force: true }),
  };
}
