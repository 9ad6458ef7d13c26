import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { hasPostgres } from "./lib/db/testing-postgres.ts";
import { checkNode } from "./scripts/prepare/check-node.mjs";
import { temporaryFolder } from "./scripts/temporary-folder.ts";
import { SeededSequencer } from "./scripts/verify/seeded-sequencer.ts";

checkNode();
process.env.TMPDIR ??= temporaryFolder();

/** About the repository’s text, not about what the program does. */
const repository = [
  "scripts/{accessibility,dependencies,image,rooms,security}.test.ts",
  "scripts/{citations,first-texts}/*.test.ts",
  "scripts/verify/every-test.test.ts",
  "lib/i18n/messages/*.test.ts",
  "components/ui/{class-rules,tokens}.test.ts",
];

/** These call route handlers as Next does. */
const routes = "app/**/*.test.{ts,tsx}";

/** Too slow for the gate: they search, wait for minutes, kill processes, or have very many rows. */
const deep = "**/*.deep.test.ts";

/** Too slow for the gate in part (lib/testing-deep.ts), or by random cases: the gate has the same ones each time. */
const partlyDeep = globSync("{app,components,lib,scripts}/**/*.test.{ts,tsx}").filter((file) =>
  /from "(@\/lib\/testing-deep|fast-check)"/.test(readFileSync(file, "utf8")),
);

/** Of the programs that `npm run test:deep` runs. */
const programs = "scripts/{bench,fuzz,soak}/**/*.test.ts";

/** A file without a test is a failure. */
const withoutPostgres = hasPostgres() ? [] : ["**/{two-instances,postgres-histories}.deep.test.ts"];

function project(name: string, test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration {
  return {
    resolve: {
      alias: {
        "@": fileURLToPath(new URL(".", import.meta.url)),
        // As in next.config.ts.
        "use-intl/format-message": "use-intl/format-message/format-only",
      },
    },
    test: {
      name,
      // Bounds for what hangs; nothing here measures time.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 20_000, interval: 20 } },
      restoreMocks: true,
      server: { deps: { inline: ["use-intl"] } },
      ...test,
    },
  };
}

const stores = ["./lib/db/testing-setup.ts"];
const fixedSeed = ["./scripts/verify/fixed-seed.ts"];

export default defineConfig({
  test: {
    // Half of the time they wait: for a program, a deadline, or PostgreSQL.
    maxWorkers: 2 * availableParallelism(),
    // A failure comes again: files share what a worker has loaded, so their order may matter.
    sequence: { sequencer: SeededSequencer, seed: 4711 },
    projects: [
      project("repository", { include: repository }),
      // Loading React takes longer than these tests do, so files share what a worker has loaded.
      project("components", {
        include: ["components/**/*.test.{ts,tsx}"],
        exclude: [...repository, deep],
        setupFiles: fixedSeed,
        isolate: false,
      }),
      project("lib", {
        include: ["{lib,scripts}/**/*.test.{ts,tsx}"],
        exclude: [...repository, programs, deep],
        globalSetup: stores,
        setupFiles: fixedSeed,
        isolate: false,
      }),
      project("routes", {
        include: [routes],
        exclude: [deep],
        globalSetup: stores,
        // Next’s modules take their storage from what this one puts there, so it has to come first.
        setupFiles: ["next/dist/server/node-environment-baseline", ...fixedSeed],
        isolate: false,
      }),
      // The others are for `npm run test:deep`.
      project("deep", {
        include: [`{lib,app,components}/${deep}`, ...partlyDeep, programs],
        exclude: [`scripts/${deep}`],
        globalSetup: stores,
        provide: { isDeep: true },
      }),
      project("simulate", {
        include: [`scripts/simulate/${deep}`],
        exclude: withoutPostgres,
        globalSetup: stores,
      }),
      project("fuzz", { include: [`scripts/fuzz/${deep}`] }),
      project("soak", {
        include: [`scripts/soak/${deep}`],
        exclude: withoutPostgres,
        globalSetup: [...stores, "./scripts/soak/bundle-queue.ts"],
      }),
    ],
  },
});
