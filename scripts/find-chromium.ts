import { chromium } from "playwright";
import { findProgram, isProgram } from "./find-program";

const shell = "chromium-headless-shell";
const names = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "Google Chrome",
  "Chromium",
  shell,
];
const places = [
  "/Applications/Google Chrome.app/Contents/MacOS",
  "/Applications/Chromium.app/Contents/MacOS",
];

export const chromiumMissing =
  "The browser tests need Chromium. Install it (npx playwright install chromium; Debian: apt-get install chromium-headless-shell), or set CHROMIUM_PATH to a Chromium or Chrome.";

/** The installed Chromium: at CHROMIUM_PATH if that is set, or else in its usual places or where Playwright puts its own. */
export function findChromium(env: Record<string, string | undefined>): string | undefined {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const own = chromium.executablePath();
  return findProgram(env, names, places) ?? (isProgram(own) ? own : undefined);
}

/** For tests: the headless shell, in which they take a quarter less time, or else as `findChromium`. */
export function findTestChromium(env: Record<string, string | undefined>): string | undefined {
  return (env.CHROMIUM_PATH ? undefined : findProgram(env, [shell])) ?? findChromium(env);
}

/** Without these Chromium calls Google’s hosts at every start. */
export const chromiumFlags = (isRoot: boolean) => [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
