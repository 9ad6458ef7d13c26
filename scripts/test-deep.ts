// npm run test:deep [-- NAME…]: everything that is too slow for the gate; docs/testing.md says what each part has.
import { getChromium } from "./verify/get-chromium";
import { fetchNodes } from "./verify/nodes";
import { playwright, run, vitest } from "./verify/run";
import { type Outcome, type Stage, summarise } from "./verify/summarise";

const build = () => run({ name: "Build", argv: [process.execPath, "scripts/prepare.mjs", "build"] });

/** Unit tests of one kind, by their project in vitest.config.ts. */
const unit = (project: string) => async () => [await vitest(project, { projects: [project] })];

/** Browser tests against a build, with axe wherever one asks for it. @param args of `playwright test`. */
const browser =
  (name: string, ...args: string[]) =>
  async (): Promise<Outcome[]> => {
    await getChromium();
    const built = await build();
    return built.succeeded ? [built, await playwright(name, args, { E2E_AXE: "1" })] : [built];
  };

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
        projects: ["stores", "routes"],
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
  stores: unit("deep"),
  simulate: unit("simulate"),
  fuzz: unit("fuzz"),
  soak: unit("soak"),
  browser: browser("browser", "--project=chromium", "--project=server"),
  screens: browser("screens", "--project=screens"),
  image: browser("image", "--project=image"),
  engines: browser("engines", "--project=firefox", "--project=webkit"),
  nodes,
  start,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}. Parts: ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}

const stages: Stage[] = [];
for (const [name, work] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const beganAt = performance.now();
  const outcomes = await work();
  stages.push({ name, ms: performance.now() - beganAt, outcomes });
}
const { lines, passed } = summarise(stages);
console.log(`\n${lines.join("\n")}`);
process.exitCode = passed ? 0 : 1;
