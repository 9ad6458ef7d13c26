import { defineConfig } from "@playwright/test";
import { findEngines } from "../../scripts/find-engines";
import type { EngineOptions } from "./fixtures";

/** Playwright drives neither engine as it is installed: it runs the stories, and others drive the browsers. */
export default defineConfig<object, EngineOptions>({
  testDir: ".",
  globalSetup: "../support/open-lender.ts",
  outputDir: "../../test-results/engines",
  // One for each engine.
  workers: 2,
  fullyParallel: false,
  expect: { timeout: 30_000 },
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  reporter: [["list"], ["json", { outputFile: "../../.verify/engines.json" }]],
  projects: findEngines(process.env)
    .filter(({ isFound }) => isFound)
    .map(({ name }) => ({ name, use: { engineName: name } })),
});
