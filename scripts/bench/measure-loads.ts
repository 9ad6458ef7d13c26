import type { Browser, BrowserContext, Page, Request } from "playwright";
import { startEmptyPage } from "./empty-page";
import { type Spread, spreadOf } from "./percentile";

/** How a page comes to be, each time in a browser that has nothing of it. Milliseconds since the navigation. */
type Load = {
  paintedMs: Spread;
  /** All tasks over 50 ms, of a processor four times slower. */
  longTasksMs: Spread;
  /** Of its HTML, as it is and as it travels. */
  htmlBytes: number;
  htmlSentBytes: number;
  /** Of all scripts that come before anybody touches it, as they travel. */
  scriptSentBytes: number;
};

/** At one number of rows; the empty page was loaded in turns with the home. */
export type LoadFigures = {
  rows: number;
  home: Load;
  empty: Load;
  /** From the press in the rail to the other screen’s picture; each was there before. */
  screensMs: Spread | undefined;
};

const rounds = 7;
const slower = 4;

/** A page that says nothing for so long is done. */
const settlesMs = 1_500;

const giveUpAfterMs = 15_000;

const screens = ["Interviews", "Insights", "Settings", "Assessments"] as const;

declare global {
  interface Window {
    benchLoad: { paintedMs?: number; longTasksMs: number };
  }
}

/** tsx calls a helper of its own to name functions, which pages don’t have. */
const naming = "globalThis.__name = (named) => named";

/** Runs in the page, before our scripts. */
function collectLoad(): void {
  const load: Window["benchLoad"] = { longTasksMs: 0 };
  window.benchLoad = load;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) load.longTasksMs += duration;
  }).observe({ type: "longtask", buffered: true });
  const look = () => {
    // The frame after the one that has the rows in the document has painted them.
    if (document.querySelector("tbody tr a, body > p"))
      requestAnimationFrame(() => {
        load.paintedMs = performance.now();
      });
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function loadOnce(context: BrowserContext, url: string, rate: number) {
  const page = await context.newPage();
  const scripts: Request[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") scripts.push(request);
  });
  try {
    await page.addInitScript(naming);
    await page.addInitScript(collectLoad);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate });
    const answer = await page.goto(url);
    await page.waitForFunction(() => window.benchLoad.paintedMs !== undefined);
    await page.waitForTimeout(settlesMs * rate);
    const { paintedMs = 0, longTasksMs } = await page.evaluate(() => window.benchLoad);
    const htmlBytes = (await answer?.body())?.length ?? 0;
    const htmlSentBytes = (await answer?.request().sizes())?.responseBodySize ?? 0;
    const weights = await Promise.all(scripts.map((script) => script.sizes()));
    const scriptSentBytes = weights.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    return { paintedMs, longTasksMs, htmlBytes, htmlSentBytes, scriptSentBytes };
  } finally {
    await page.close();
  }
}

type Place = { url: string; state?: Awaited<ReturnType<BrowserContext["storageState"]>> };

async function loadNew(browser: Browser, { url, state }: Place, rate: number) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: state });
  try {
    return await loadOnce(context, url, rate);
  } finally {
    await context.close();
  }
}

async function measurePlaces<Name extends string>(
  browser: Browser,
  places: Record<Name, Place>,
): Promise<Record<Name, Load>> {
  const names = Object.keys(places) as Name[];
  const atOnce = Object.fromEntries(names.map((name) => [name, [] as Awaited<ReturnType<typeof loadNew>>[]]));
  const slowly = structuredClone(atOnce);
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) {
      atOnce[name]?.push(await loadNew(browser, places[name], 1));
      slowly[name]?.push(await loadNew(browser, places[name], slower));
    }
  return Object.fromEntries(
    names.map((name) => {
      const loads = atOnce[name] ?? [];
      const painted = spreadOf(loads.map(({ paintedMs }) => paintedMs));
      const longTasks = spreadOf((slowly[name] ?? []).map(({ longTasksMs }) => longTasksMs));
      const last = loads.at(-1);
      if (!painted || !longTasks || !last) throw new Error("Nothing was loaded.");
      const { htmlBytes, htmlSentBytes, scriptSentBytes } = last;
      const bytes = { htmlBytes, htmlSentBytes, scriptSentBytes };
      return [name, { paintedMs: painted, longTasksMs: longTasks, ...bytes }];
    }),
  ) as Record<Name, Load>;
}

/** @returns milliseconds from the press to the frame after the one that has the other screen’s heading. */
async function goTo(page: Page, name: string): Promise<number> {
  const shown = page.evaluate(
    (giveUpAfterMs) =>
      new Promise<number>((resolve, reject) => {
        const heading = () => document.querySelector("main h1")?.textContent;
        const before = heading();
        document.addEventListener(
          "click",
          ({ timeStamp }) => {
            const look = () => {
              if (performance.now() > timeStamp + giveUpAfterMs)
                reject(new Error(`“${before}” stays on the screen.`));
              else if ((heading() ?? before) !== before)
                requestAnimationFrame(() => resolve(performance.now() - timeStamp));
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    giveUpAfterMs,
  );
  const [ms] = await Promise.all([
    shown,
    page.getByRole("banner").getByRole("link", { name, exact: true }).click(),
  ]);
  await page.waitForTimeout(settlesMs);
  return ms;
}

async function timeScreens(browser: Browser, { url, state }: Place): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: state });
  try {
    const page = await context.newPage();
    await page.addInitScript(naming);
    await page.goto(url);
    await page.getByText(/^Live · checked/).waitFor();
    const times: number[] = [];
    for (let round = 0; round < 3; round += 1)
      for (const screen of screens) {
        const ms = await goTo(page, screen);
        if (round > 0) times.push(ms);
      }
    return times;
  } finally {
    await context.close();
  }
}

/** @param page of a signed-in recruiter. */
export async function measureLoads(page: Page, url: string, rows: number): Promise<LoadFigures> {
  const browser = page.context().browser();
  if (!browser) throw new Error("The page has no browser.");
  const state = await page.context().storageState();
  const home = { url: `${url}/assessments`, state };
  const floor = await startEmptyPage();
  try {
    const loads = await measurePlaces(browser, { empty: { url: floor.url }, home });
    return { rows, ...loads, screensMs: spreadOf(await timeScreens(browser, home)) };
  } finally {
    await floor.stop();
  }
}
