import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import pLimit from "p-limit";
import { chromium } from "playwright";
import { fallbackLocale, type Locale } from "@/lib/i18n/messages/locales";
import { chromiumFlags, chromiumMissing, findChromium } from "./find-chromium";
import { type Options, readOptions, usage } from "./tour/options";
import { photograph, type Shot } from "./tour/photograph";
import { nameOf, type Scene } from "./tour/scene";
import { scenes } from "./tour/screens";
import { sizes } from "./tour/views";
import { startWorld, type World, type WorldName } from "./tour/worlds";
import { writeIndex } from "./tour/write-index";

const folderOf = (locale: Locale) => (locale === fallbackLocale ? "tour" : `tour/${locale}`);
const pagesAtOnce = 3;

/** Without these fonts, Chinese, Japanese and Korean names are boxes on every screen. */
function missingFonts(): string[] {
  const found = spawnSync("fc-list", [":lang=ja", "family"], { encoding: "utf8" });
  if (found.status === 0 && found.stdout.trim() !== "") return [];
  return [
    "No Japanese font is installed here: boxes in such names are this machine’s fault (Debian: fonts-noto-cjk).",
  ];
}

async function photographWorld(
  name: WorldName,
  its: readonly Scene[],
  { isQuick, locale }: Options,
  executablePath: string,
): Promise<Shot[]> {
  console.log(`${name}: ${its.length} states`);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags(process.getuid?.() === 0) });
  let world: World | undefined;
  try {
    const started = await startWorld(name);
    world = started;
    const limit = pLimit(pagesAtOnce);
    const wanted = isQuick ? sizes.slice(0, 1) : sizes;
    const jobs = its.flatMap((scene) => wanted.map((size) => ({ scene, size })));
    const shots = await Promise.all(
      jobs.map(({ scene, size }) =>
        limit(() => photograph(browser, started, scene, size, folderOf(locale), locale)),
      ),
    );
    return shots.flat();
  } finally {
    await world?.stop();
    await browser.close();
  }
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  if (!options) return console.log(usage);
  const executablePath = findChromium(process.env);
  if (!executablePath) throw new Error(chromiumMissing);
  if (options.builds) {
    const built = spawnSync(process.execPath, ["scripts/prepare.mjs", "build"], { stdio: "inherit" });
    if (built.status !== 0) throw new Error("The build failed.");
  }
  const wanted = scenes.filter(
    (scene) => options.only.length === 0 || options.only.some((text) => nameOf(scene).includes(text)),
  );
  if (wanted.length === 0) throw new Error("No screen has such a name.");
  const folder = folderOf(options.locale);
  // When only some are wanted, the other pictures stay.
  if (options.only.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const shots: Shot[] = [];
  // One world after the other: servers at the same time would slow each other down.
  for (const name of new Set(wanted.map(({ world }) => world)))
    shots.push(
      ...(await photographWorld(
        name,
        wanted.filter(({ world }) => world === name),
        options,
        executablePath,
      )),
    );
  const inOrder = wanted.flatMap((scene) => shots.filter((shot) => shot.scene === scene));
  const notes = missingFonts();
  for (const note of notes) console.log(note);
  for (const { scene, size, theme, remarks } of inOrder)
    for (const remark of remarks) console.log(`${nameOf(scene)} ${size.name} ${theme.name}: ${remark}`);
  const bad = inOrder.filter(({ remarks }) => remarks.length > 0).length;
  console.log(`${inOrder.length} pictures, ${bad} with remarks: ${writeIndex(folder, inOrder, notes)}`);
  if (bad > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
