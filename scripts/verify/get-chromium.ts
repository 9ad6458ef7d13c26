import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findTestChromium } from "../find-chromium";
import { run } from "./run";

/** As root on Debian and its relatives a package can be installed. */
const mayInstallPackages = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** The installed one, if it starts: Playwright’s own doesn’t where a library of the system is missing. */
function findWorking(): string | undefined {
  const found = findTestChromium(process.env);
  return found && spawnSync(found, ["--version"], { stdio: "ignore" }).status === 0 ? found : undefined;
}

/** @returns the path of a Chromium that starts: the installed one, Playwright’s own, or Debian’s; undefined where none can be had. */
export async function getChromium(): Promise<string | undefined> {
  const installed = findWorking();
  if (installed || process.env.CHROMIUM_PATH) return installed;
  await run({ name: "Fetching Chromium", argv: ["npx", "playwright", "install", "chromium"] });
  if (!findWorking() && mayInstallPackages()) {
    const install = "apt-get install -y -qq --no-install-recommends";
    await run({
      name: "Installing Debian’s Chromium",
      argv: [
        "sh",
        "-c",
        `apt-get update -qq && { ${install} chromium-headless-shell || ${install} chromium; }`,
      ],
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  return findWorking();
}
