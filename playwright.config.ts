import path from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumMissing, findChromium } from "./scripts/find-chromium";

const executablePath = findChromium(process.env);
if (!executablePath) throw new Error(chromiumMissing);

export default defineConfig({
  testDir: "e2e",
  // Their own browsers: `npm run test:engines`.
  testIgnore: "e2e/engines/**",
  outputDir: "test-results",
  // What is compared with a file is text, the same in each browser and system: `--update-snapshots` writes it anew.
  snapshotPathTemplate: "e2e/spoken/{arg}{ext}",
  // Lends the tests their dashboards.
  globalSetup: "./e2e/support/open-lender.ts",
  // Each has a dashboard beside its browser.
  workers: 3,
  // Every test stands alone: `--shuffle` mixes those of all files.
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // What only something that hangs must meet, also on a machine that has much else to do.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: ".verify/browser.json" }]],
  use: {
    browserName: "chromium",
    headless: true,
    launchOptions: {
      executablePath: path.join(import.meta.dirname, "e2e/support/chromium.sh"),
      env: { ...process.env, CHROMIUM_PATH: executablePath },
      args: chromiumFlags(process.getuid?.() === 0),
    },
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Europe/Berlin",
    screenshot: "only-on-failure",
    // `npx playwright test --trace on` for a closer look: tracing every test is half as much work again.
    trace: "off",
  },
});
