// npm test: the gate, in three stages; docs/testing.md says what belongs where. `npm run check` is the first one.
import { hasPostgres } from "@/lib/db/testing-postgres";
import { chromiumMissing } from "./find-chromium";
import { findEngines } from "./find-engines";
import { getChromium } from "./verify/get-chromium";
import { playwright, run, runAside, vitest } from "./verify/run";
import { type Outcome, type Stage, summarise } from "./verify/summarise";

const npm = (script: string) => ["npm", "run", "--silent", script];

/** All at once: none of them keeps both cores of a small machine busy. */
const checks = (): Promise<Outcome[]> =>
  Promise.all([
    runAside({ name: "Types", argv: npm("types") }),
    runAside({ name: "Format and lint", argv: npm("lint") }),
    vitest("Tests of the repository", { projects: ["repository"] }, runAside),
  ]);

const unitTests = async (): Promise<Outcome[]> => [
  await vitest("Unit tests", { projects: ["rules", "stores", "routes"] }),
];

async function stories(): Promise<Outcome[]> {
  const built = await run({ name: "Build", argv: [process.execPath, "scripts/prepare.mjs", "build"] });
  if (!built.succeeded) return [built];
  if (!(await getChromium())) {
    console.error(chromiumMissing);
    return [built, { name: "Stories", succeeded: false, ms: 0 }];
  }
  return [built, await playwright("Stories", ["--grep=@story"]), ...missingEngines()];
}

/** Of REQUIRE_ENGINES, as PostgreSQL is of REQUIRE_POSTGRES. */
const missingEngines = (): Outcome[] =>
  process.env.REQUIRE_ENGINES
    ? findEngines(process.env)
        .filter(({ isFound }) => !isFound)
        .map(({ title }) => ({ name: `${title} is missing`, succeeded: false, ms: 0 }))
    : [];

const all: Record<string, () => Promise<Outcome[]>> = {
  Checks: checks,
  "Unit tests": unitTests,
  Stories: stories,
};

const [only] = process.argv.slice(2);
const stages: Stage[] = [];
for (const [name, work] of Object.entries(all)) {
  if (only && name !== only) continue;
  const beganAt = performance.now();
  const outcomes = await work();
  stages.push({ name, ms: performance.now() - beganAt, outcomes });
}

const missing = [
  ...(hasPostgres() ? [] : ["PostgreSQL (postgresql)"]),
  ...findEngines(process.env).flatMap(({ title, packages, isFound }) =>
    isFound ? [] : [`${title} (${packages})`],
  ),
];
if (missing.length > 0)
  console.log(`\nNot tested, with Debian’s packages in brackets: ${missing.join(", ")}.`);
const { lines, passed } = summarise(stages);
console.log(`\n${lines.join("\n")}`);
process.exitCode = passed ? 0 : 1;
