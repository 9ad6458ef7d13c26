import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import type { Browser, Page } from "playwright";
import { type Locale, languages } from "@/lib/i18n/messages/locales";
import { cookiesOf } from "../sign-in";
import { nameOf, type Scene } from "./scene";
import { type Size, type Theme, themes } from "./views";
import { speak } from "./words";
import type { World } from "./worlds";

export type Shot = {
  scene: Scene;
  size: Size;
  theme: Theme;
  /** In the tour’s folder; absent where the state was not reached. */
  file?: string;
  /** Axe’s findings, or why there is no picture. */
  remarks: string[];
};

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** A state that is held open stays busy, and is photographed so. */
const settlesWithinMs = 5_000;
/** A taller window takes longer to render. */
const changesWithinMs = 200;
const nodesTold = 3;
const charactersTold = 160;

/** Nothing is busy any more, or the time is over. The network is no measure, as the feed keeps it open. */
async function settle(page: Page): Promise<void> {
  await page
    .waitForFunction(() => !document.querySelector("[aria-busy=true]"), undefined, {
      timeout: settlesWithinMs,
    })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(300);
}

/** The theme’s transition is over, which takes longer on a busy machine. */
async function still(page: Page): Promise<void> {
  await page.waitForTimeout(changesWithinMs);
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** A violation’s first nodes, and the number of others. */
function tell(html: readonly string[]): string {
  const told = html.slice(0, nodesTold).map((text) => text.replace(/\s+/g, " ").slice(0, charactersTold));
  const more = html.length - told.length;
  return told.join(" | ") + (more > 0 ? ` and ${more} more` : "");
}

type Violation = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"][number];

/** What the bottom bar covers isn't too small: scrolling, or moving the focus off the link to the bar, frees it. */
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

/** Opens the scene once in this size, and photographs it in both themes. Failures become remarks. */
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
    locale: languages[language].format,
  });
  try {
    if (scene.role) await context.addCookies(cookiesOf(world.url, await world.cookie(scene.role)));
    const page = await speak(await context.newPage(), language);
    page.setDefaultTimeout(30_000);
    // tsx calls a helper of its own to name functions, which pages don’t have.
    await page.addInitScript("globalThis.__name = (named) => named");
    await scene.before?.(page);
    const at = typeof scene.path === "string" ? scene.path : await scene.path(world);
    await page.goto(world.url + at);
    await scene.prepare?.(page, `${size.name}-${Date.now().toString(36)}`);
    await settle(page);
    const shots: Shot[] = [];
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      // A window as tall as the page: what is at its bottom appears once, and the pointer stays coarse.
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
