import { chromiumMissing } from "../find-chromium";
import { getChromium } from "./get-chromium";
import { playwright, run } from "./run";
import type { Outcome } from "./summarise";

type Options = { args?: string[]; projects: string[]; env?: Record<string, string> };

/**
 * Builds, and runs browser tests against the build.
 * @param options.projects of playwright.config.ts. One in which no test ran counts as failed.
 */
export async function browserTests(name: string, { args = [], projects, env }: Options): Promise<Outcome[]> {
  if (!(await getChromium())) {
    console.error(chromiumMissing);
    return [{ name, succeeded: false, ms: 0 }];
  }
  const built = await run({ name: "Build", argv: [process.execPath, "scripts/prepare.mjs", "build"] });
  if (!built.succeeded) return [built];
  const tested = await playwright(name, [...projects.map((project) => `--project=${project}`), ...args], env);
  const without = projects.filter(
    (project) => !tested.tests?.some((test) => test.name.startsWith(`[${project}] `)),
  );
  return [
    built,
    tested,
    ...without.map((project) => ({ name: `${name}: none ran in ${project}`, succeeded: false, ms: 0 })),
  ];
}
