// npm run trees: writes the accessibility tree of every screen and state into e2e/trees, where git shows what changed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import pLimit from "p-limit";
import { type Browser, chromium } from "playwright";
import { chromiumFlags, chromiumMissing, findChromium } from "./find-chromium";
import { openScene, openWindow } from "./tour/open-scene";
import { readTree } from "./tour/read-tree";
import { nameOf, type Scene } from "./tour/scene";
import { scenes } from "./tour/screens";
import { type Size, sizes } from "./tour/views";
import { startWorld, type World } from "./tour/worlds";

const folder = "e2e/trees";
const pagesAtOnce = 3;

const usage = `Writes the accessibility tree of every screen and state, as a table and as cards.

  npm run trees -- [options]

  --only TEXT   only screens and states whose name (such as assessments-empty) contains it; may be repeated
  --check       writes nothing, and fails where a tree differs from its file
  --no-build    the build that is there
  --help        this text`;

/** A table, and cards. */
const wanted = sizes.filter(({ name }) => name === "1440" || name === "390");

async function treeOf(browser: Browser, world: World, scene: Scene, size: Size): Promise<string> {
  const window = await openWindow(browser, size, "en");
  try {
    return await readTree(await openScene(window, world, scene, size, "en"));
  } finally {
    await window.close();
  }
}

/** @returns what is wrong with it. */
function keep(file: string, tree: string, isCheck: boolean): string[] {
  const before = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  if (before === tree) return [];
  if (!isCheck) {
    writeFileSync(file, tree);
    return [];
  }
  const { stdout } = spawnSync("git", ["diff", "--no-index", "--unified=1", "--", file, "-"], {
    input: tree,
    encoding: "utf8",
  });
  return [`${file} differs:\n${stdout}`];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: "string", multiple: true, default: [] },
      check: { type: "boolean", default: false },
      "no-build": { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(usage);
  const executablePath = findChromium(process.env);
  if (!executablePath) throw new Error(chromiumMissing);
  if (!values["no-build"]) {
    const built = spawnSync(process.execPath, ["scripts/prepare.mjs", "build"], { stdio: "inherit" });
    if (built.status !== 0) throw new Error("The build failed.");
  }
  const its = scenes.filter(
    (scene) => values.only.length === 0 || values.only.some((text) => nameOf(scene).includes(text)),
  );
  if (its.length === 0) throw new Error("No screen has such a name.");
  mkdirSync(folder, { recursive: true });
  const files = new Set<string>();
  const problems: string[] = [];
  const browser = await chromium.launch({ executablePath, args: chromiumFlags(process.getuid?.() === 0) });
  const limit = pLimit(pagesAtOnce);
  // One world after the other: servers at the same time would slow each other down.
  for (const name of new Set(its.map(({ world }) => world))) {
    const world = await startWorld(name);
    const look = async (scene: Scene, size: Size) => {
      const file = path.join(folder, `${nameOf(scene)}-${size.name}.txt`);
      files.add(path.basename(file));
      try {
        problems.push(...keep(file, await treeOf(browser, world, scene, size), values.check));
      } catch (error) {
        problems.push(`${file}: ${error instanceof Error ? error.message.split("\n")[0] : error}`);
      }
    };
    const jobs = its.filter((scene) => scene.world === name);
    await Promise.all(jobs.flatMap((scene) => wanted.map((size) => limit(() => look(scene, size)))));
    await world.stop();
  }
  await browser.close();
  // A screen that is no more has no tree.
  if (values.only.length === 0 && !values.check)
    for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(path.join(folder, file));
  for (const problem of problems) console.log(problem);
  console.log(`${files.size} trees, ${problems.length} with problems.`);
  if (problems.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
