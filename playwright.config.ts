import { defineConfig } from "@playwright/test";
import type { EngineOptions } from "./e2e/engines/fixtures";
import { chromiumFlags, chromiumMissing, findTestChromium } from "./scripts/find-chromium";
import { findEngines } from "./scripts/find-engines";
import { temporaryFolder } from "./scripts/temporary-folder";

process.env.TMPDIR ??= temporaryFolder();

const executablePath = findTestChromium(process.env);
if (!executablePath) throw new Error(chromiumMissing);

/** Each goes through every screen: at every size, in every theme, in another language. */
const screens =
  /(accessibility|covered|enlarged|legibility|narrow-german|pseudo-language|reflow|right-to-left|trees)\.spec\.ts/;

export default defineConfig<object, EngineOptions>({
  testDir: "e2e",
  // Beside those of scripts/verify/run.ts: it is emptied first.
  outputDir: "test-results/by-hand",
  // What is compared with a file is text, the same in each browser and system: `--update-snapshots` writes it anew.
  snapshotPathTemplate: "e2e/spoken/{arg}{ext}",
  // Lends the tests their dashboards.
  globalSetup: "./e2e/support/open-lender.ts",
  // Faster than two and as steady: docs/testing.md has both.
  workers: 3,
  fullyParallel: true,
  // scripts/verify/run.ts repeats what fails, alone.
  retries: 0,
  forbidOnly: true,
  // Bounds for what hangs, on a busy machine too.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: ".verify/playwright.json" }]],
  use: {
    browserName: "chromium",
    headless: true,
    launchOptions: {
      executablePath,
      args: chromiumFlags(process.getuid?.() === 0),
    },
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    screenshot: "only-on-failure",
    // `npx playwright test --trace on` for a closer look: tracing every test is half as much work again.
    trace: "off",
  },
  projects: [
    { name: "chromium", testIgnore: [screens, "image.spec.ts", "engines/**", "server/**"] },
    { name: "image", testMatch: "image.spec.ts" },
    // They start no browser.
    { name: "server", testDir: "e2e/server" },
    { name: "screens", testMatch: screens, snapshotPathTemplate: "e2e/trees/{arg}{ext}" },
    // Playwright can’t drive these browsers as they are installed: e2e/engines does.
    ...findEngines(process.env)
      .filter(({ isFound }) => isFound)
      .map(({ name }) => ({ name, testDir: "e2e/engines", fullyParallel: false, use: { engineName: name } })),
  ],
});
