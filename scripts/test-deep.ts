// npm run test:deep [-- NAME…]: everything that is too slow for the gate; docs/testing.md says what each part has.
import { randomInt } from "node:crypto";
import { findEngines } from "./find-engines";
import { browserTests } from "./verify/browser-tests";
import { fetchNodes } from "./verify/nodes";
import { run, vitest } from "./verify/run";
import { runStages } from "./verify/run-stages";
import type { Outcome } from "./verify/summarise";

/** Unit tests of one kind, by their project in vitest.config.ts, in another order each time. */
const unit = (project: string) => async () => [
  await vitest(project, { projects: [project], orderSeed: randomInt(2 ** 31) }),
];

/** Browser tests, with axe wherever one asks for it. */
const browser =
  (name: string, ...projects: string[]) =>
  () =>
    browserTests(name, { projects, env: { E2E_AXE: "1" } });

const installedEngines = findEngines(process.env)
  .filter(({ isFound }) => isFound)
  .map(({ name }) => name);

/** PostgreSQL and the pages are the same on each line of Node.js. */
async function nodes(): Promise<Outcome[]> {
  const { maintained, newest } = await fetchNodes();
  const outcomes: Outcome[] = [];
  for (const [line, node] of [
    ["22", maintained],
    ["26", newest],
  ] as const)
    outcomes.push(
      await vitest(`Node ${line}`, {
        projects: ["lib", "routes"],
        node,
        env: { TEST_SQLITE_ALONE: "1" },
      }),
    );
  return outcomes;
}

async function start(): Promise<Outcome[]> {
  const { old } = await fetchNodes();
  const argv = [process.execPath, "--import", "tsx", "scripts/verify/start-on-old-node.ts", old];
  return [await run({ name: "A start with Node 20 alone", argv })];
}

const parts: Record<string, () => Promise<Outcome[]>> = {
  unit: unit("deep"),
  simulate: unit("simulate"),
  fuzz: unit("fuzz"),
  soak: unit("soak"),
  browser: browser("browser", "chromium", "server"),
  screens: browser("screens", "screens"),
  image: browser("image", "image"),
  engines: browser("engines", ...installedEngines),
  nodes,
  start,
};

await runStages(parts, process.argv.slice(2));
