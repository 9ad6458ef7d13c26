import type { Browser, BrowserContext, Page } from "playwright";
import { type Locale, languages } from "@/lib/i18n/messages/locales";
import { cookiesOf } from "../sign-in";
import type { Scene } from "./scene";
import { type Size, themes } from "./views";
import { speak } from "./words";
import type { World } from "./worlds";

/** A state that is held open stays busy, and is looked at so. */
const settlesWithinMs = 5_000;

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

export const openWindow = (browser: Browser, size: Size, language: Locale): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: size.width, height: size.height },
    ...(size.isPhone && { isMobile: true, hasTouch: true }),
    reducedMotion: "reduce",
    colorScheme: themes[0].colorScheme,
    timezoneId: "Europe/Berlin",
    locale: languages[language].format,
  });

/** Brings a page of the window into the scene’s state. @throws Error when it isn’t reached. */
export async function openScene(
  window: BrowserContext,
  world: World,
  scene: Scene,
  size: Size,
  language: Locale,
): Promise<Page> {
  if (scene.role) await window.addCookies(cookiesOf(world.url, await world.cookie(scene.role)));
  const page = await speak(await window.newPage(), language);
  page.setDefaultTimeout(90_000);
  // tsx calls a helper of its own to name functions, which pages don’t have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await scene.before?.(page);
  const at = typeof scene.path === "string" ? scene.path : await scene.path(world);
  await page.goto(world.url + at);
  await scene.prepare?.(page, `${size.name}-${Date.now().toString(36)}`);
  await settle(page);
  return page;
}
