import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "playwright";
import { formatLocales, type Locale } from "@/lib/i18n/locales";
import { cookiesOf } from "../sign-in";
import { nameOf, type Scene } from "./scene";
import { type Size, type Theme, themes } from "./views";
import { speak } from "./words";
import type { World } from "./worlds";

export type Shot = {
  scene: Scene;
  size: Size;
  theme: Theme;
  /** The picture's name in the tour’s folder; absent where the state could not be reached. */
  file?: string;
  /** What axe finds, or why there is no picture. */
  remarks: string[];
};

/** The success criteria of WCAG 2.2 AA. */
const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** A state that is held open stays busy: it is photographed so. */
const settlesWithinMs = 5_000;
/** A taller window has more to draw. */
const changesWithinMs = 200;
const nodesTold = 3;
const charactersTold = 160;

/** Nothing is waited for, or is still after a while: the network is no measure, as the feed keeps it open. */
async function settle(page: Page): Promise<void> {
  await page
    .waitForFunction(() => !document.querySelector("[aria-busy=true]"), undefined, {
      timeout: settlesWithinMs,
    })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(300);
}

/** A theme’s colours pass into each other, which takes longer the busier the machine is. */
async function still(page: Page): Promise<void> {
  await page.waitForTimeout(changesWithinMs);
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** The first nodes of a violation, and how many more there are. */
function tell(html: readonly string[]): string {
  const told = html.slice(0, nodesTold).map((text) => text.replace(/\s+/g, " ").slice(0, charactersTold));
  const more = html.length - told.length;
  return told.join(" | ") + (more > 0 ? ` and ${more} more` : "");
}

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

/**
 * A target that lies partly behind a bar at the window’s foot is whole once one scrolls, and what the way to the
 * bar covers is free again once the focus goes on: they aren’t too small.
 */
const isCoveredForAWhile = ({ any }: Violation["nodes"][number]): boolean =>
  any.some(
    ({ data, relatedNodes }) =>
      /obscured/i.test(String(data?.messageKey)) ||
      relatedNodes?.some(({ html }) => html.includes("data-to-bulk-bar")),
  );

async function remarksOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) => {
    const wrong = nodes.filter((node) => !isCoveredForAWhile(node));
    return wrong.length > 0 ? [`${id}: ${tell(wrong.map(({ html }) => html))}`] : [];
  });
  const overhang = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overhang > 0 ? [...found, `The page is ${overhang} px wider than the window.`] : found;
}

async function wholeOf(page: Page, { width, height }: Size): Promise<{ width: number; height: number }> {
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  return { width, height: Math.max(height, whole) };
}

/** Opens the scene once in the size, and photographs it in both themes. Failures become remarks. */
export async function photograph(
  browser: Browser,
  world: World,
  scene: Scene,
  size: Size,
  folder: string,
  language: Locale,
): Promise<Shot[]> {
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    ...(size.isPhone && { isMobile: true, hasTouch: true }),
    reducedMotion: "reduce",
    colorScheme: themes[0],
    timezoneId: "Europe/Berlin",
    locale: formatLocales[language],
  });
  try {
    if (scene.role) await context.addCookies(cookiesOf(world.url, await world.cookie(scene.role)));
    const page = speak(await context.newPage(), language);
    page.setDefaultTimeout(30_000);
    // tsx names functions by a helper of its own, which pages don't have.
    await page.addInitScript("globalThis.__name = (named) => named");
    await scene.before?.(page);
    const at = typeof scene.path === "string" ? scene.path : await scene.path(world);
    await page.goto(world.url + at);
    await scene.prepare?.(page, `${size.name}-${Date.now().toString(36)}`);
    await settle(page);
    const shots: Shot[] = [];
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      // A window as tall as the page: what stands at its foot stands there once, and a finger stays a finger.
      if (scene.isWhole) await page.setViewportSize(await wholeOf(page, size));
      await still(page);
      const file = `${nameOf(scene)}-${size.name}-${theme}.png`;
      await page.screenshot({ path: path.join(folder, file) });
      shots.push({ scene, size, theme, file, remarks: await remarksOn(page) });
    }
    return shots;
  } catch (error) {
    const why = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
    return themes.map((theme) => ({ scene, size, theme, remarks: [`Not reached: ${why}`] }));
  } finally {
    await context.close();
  }
}
