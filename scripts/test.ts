// npm test: the gate, in three stages; docs/testing.md says what belongs where. `npm run check` is the first one.
import { chromiumMissing } from "./find-chromium";
import { findEngines } from "./find-engines";
import { browserTests } from "./verify/browser-tests";
import { getChromium } from "./verify/get-chromium";
import { runAside, vitest } from "./verify/run";
import { runStages } from "./verify/run-stages";
import type { Outcome } from "./verify/summarise";

const npm = (script: string) => ["npm", "run", "--silent", script];

/** All at once: none of them keeps both cores of a small machine busy. */
const checks = (): Promise<Outcome[]> =>
  Promise.all([
    runAside({ name: "Types", argv: npm("types") }),
    runAside({ name: "Format and lint", argv: npm("lint") }),
    runAside({ name: "Imports between folders", argv: npm("rooms") }),
    runAside({ name: "Unused code", argv: npm("unused") }),
    vitest("Tests of the repository", { projects: ["repository"] }, runAside),
  ]);

const unitTests = async (): Promise<Outcome[]> => [
  { ...(await vitest("Unit tests", { projects: ["components", "lib", "routes"] })), fileBoundMs: 10_000 },
];

async function stories(): Promise<Outcome[]> {
  const engines = findEngines(process.env);
  const installed = engines.filter(({ isFound }) => isFound).map(({ name }) => name);
  const outcomes = await browserTests("Stories", {
    projects: ["chromium", "screens", "server", ...installed],
    args: ["--grep=@story"],
  });
  // As PostgreSQL is required by REQUIRE_POSTGRES.
  const missing = process.env.REQUIRE_ENGINES ? engines.filter(({ isFound }) => !isFound) : [];
  return [
    ...outcomes,
    ...missing.map(({ title }) => ({ name: `${title} is missing`, succeeded: false, ms: 0 })),
  ];
}

const stages = { Checks: checks, "Unit tests": unitTests, Stories: stories };
const asked = process.argv.slice(2);

// Said now, not after the other stages.
if ((asked.length === 0 || asked.includes("Stories")) && !(await getChromium())) {
  console.error(chromiumMissing);
  process.exit(1);
}
await runStages(stages, asked);
