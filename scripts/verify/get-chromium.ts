import { existsSync } from "node:fs";
import { findChromium } from "../find-chromium";
import { run } from "./run";

/** As root on Debian and its relatives a package can be installed. */
const mayInstallPackages = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** @returns the path of a Chromium: the installed one, Playwright’s own, or Debian’s; undefined where none can be had. */
export async function getChromium(): Promise<string | undefined> {
  const installed = findChromium(process.env);
  if (installed || process.env.CHROMIUM_PATH) return installed;
  await run({ name: "Fetching Chromium", argv: ["npx", "playwright", "install", "chromium"] });
  if (!findChromium(process.env) && mayInstallPackages())
    await run({
      name: "Installing Debian’s Chromium",
      argv: ["sh", "-c", "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium"],
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  return findChromium(process.env);
}
