import puppeteer, { type BrowserContext, type KeyInput } from "puppeteer-core";
import { type Engine, type EngineTab, type EngineWindow, keysOf, windowSize } from "./engine";

/** Firefox as it is installed, by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    defaultViewport: windowSize,
    extraPrefsFirefox: { "intl.accept_languages": "en-GB" },
  });
  return {
    async openWindow() {
      const context = await browser.createBrowserContext();
      const first = await openTab(context, (tab) => tabs.push(tab));
      const tabs: EngineWindow["tabs"] = [first];
      return { tabs, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

async function openTab(context: BrowserContext, opened: (tab: EngineTab) => void): Promise<EngineTab> {
  const page = await context.newPage();
  return {
    async goto(url) {
      await page.goto(url, { waitUntil: "domcontentloaded" });
    },
    async reload() {
      await page.reload({ waitUntil: "domcontentloaded" });
    },
    async back() {
      await page.goBack({ waitUntil: "domcontentloaded" });
    },
    url: async () => page.url(),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    async press(chord) {
      const keys = keysOf(chord) as KeyInput[];
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.reverse()) await page.keyboard.up(key);
    },
    type: (text) => page.keyboard.type(text),
    photograph: async () => Buffer.from(await page.screenshot()),
    async openBeside() {
      const beside = await openTab(context, opened);
      opened(beside);
      return beside;
    },
    toFront: () => page.bringToFront(),
  };
}
