import { chromium, type Page } from "playwright";
import { chromiumFlags, findChromium } from "../find-chromium";
import { type LoadFigures, measureLoads } from "./measure-loads";
import { collectPresses, measurePresses, type PressFigures } from "./measure-presses";
import { type Spread, spreadOf } from "./percentile";
import { person, type Shortlist } from "./shortlist";

/** Two frames of a screen. */
const longestMs = 33;

type LongFrame = { ms: number; scriptMs: number; longestScript?: string };

type Frames = {
  /** Frames over 50 ms, whatever the cause: painting without a graphics card included. */
  longFrames: number;
  longestFrameMs: number;
  /** Those of them in which our scripts alone took more than two frames of a screen, and the most they took. */
  overByScripts: number;
  longestScriptsMs: number;
  longestScript?: string;
};

export type BrowserFigures = {
  rows: number;
  /** From a key in the search box until the rows that match are painted, with the wait for further keys. */
  keystrokeToRowsMs: Spread | undefined;
  search: Frames;
  scroll: Frames;
  reachedLastRow: boolean;
};

declare global {
  interface Window {
    benchFrames: LongFrame[];
  }
}

/** Runs in the page, before our scripts. */
function collectFrames(): void {
  window.benchFrames = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // TypeScript’s library doesn’t have these entries yet.
      const { scripts: all } = entry as PerformanceEntry & {
        scripts: { duration: number; invoker: string; sourceFunctionName: string; sourceURL: string }[];
      };
      // The bench’s own scripts in the page come from no file.
      const scripts = all.filter(({ sourceURL }) => sourceURL.includes("/_next/"));
      const longest = [...scripts].sort((a, b) => b.duration - a.duration)[0];
      window.benchFrames.push({
        ms: entry.duration,
        scriptMs: scripts.reduce((sum, script) => sum + script.duration, 0),
        longestScript: longest && `${longest.invoker} ${longest.sourceFunctionName}`.trim(),
      });
    }
  }).observe({ type: "long-animation-frame", buffered: true });
}

async function takeFrames(page: Page): Promise<Frames> {
  // An entry comes after its frame.
  await page.waitForTimeout(500);
  const frames = await page.evaluate(() => window.benchFrames.splice(0));
  const byScripts = [...frames].sort((a, b) => b.scriptMs - a.scriptMs);
  return {
    longFrames: frames.length,
    longestFrameMs: Math.max(0, ...frames.map(({ ms }) => ms)),
    overByScripts: frames.filter(({ scriptMs }) => scriptMs > longestMs).length,
    longestScriptsMs: byScripts[0]?.scriptMs ?? 0,
    longestScript: byScripts[0]?.longestScript,
  };
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/sign-in`);
  await page.getByLabel("E-mail", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("row").nth(5).waitFor();
}

/** Types a word and waits in the page for the rows that match. @returns the milliseconds since the last key. */
async function timeSearch(page: Page, word: string, fits: string): Promise<number> {
  const box = page.getByRole("textbox", { name: "Search assessments" });
  await box.fill("");
  await page.waitForTimeout(1_500);
  const shown = page.evaluate(
    (text) =>
      new Promise<number>((resolve, reject) => {
        let lastKeyAt = 0;
        document.addEventListener("keydown", (event) => (lastKeyAt = event.timeStamp), { capture: true });
        const giveUpAt = performance.now() + 15_000;
        const look = () => {
          const rows = [...document.querySelectorAll("tbody tr, [role=rowgroup] [role=row]")].filter(
            (row) => row.querySelector("a") !== null,
          );
          const done = rows.length > 0 && rows.every((row) => row.textContent?.toLowerCase().includes(text));
          // Two frames: this one has the rows in the document, the next one has painted them.
          if (done && lastKeyAt > 0) requestAnimationFrame(() => resolve(performance.now() - lastKeyAt));
          else if (performance.now() > giveUpAt) reject(new Error(`No rows with “${text}”.`));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    fits,
  );
  // At once: the wait may fail while keys are still being typed.
  const [ms] = await Promise.all([shown, box.pressSequentially(word, { delay: 120 })]);
  return ms;
}

const searches = [
  ["okafor", "okafor"],
  ["bruno", "bruno"],
  ["candidate-0007", "candidate-0007"],
  ["haddad", "haddad"],
  ["oneil", "o’neil"],
] as const;

async function scroll(page: Page): Promise<boolean> {
  await page.mouse.move(700, 500);
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
  for (const share of [0.25, 0.6, 0.1, 0.9, 1]) {
    await page.evaluate((to) => {
      const areas = [document.documentElement, ...document.querySelectorAll("main, main *")];
      const tallest = areas
        .filter((area) => area.scrollHeight > area.clientHeight + 100)
        .sort((a, b) => b.scrollHeight - a.scrollHeight)[0];
      tallest?.scrollTo(0, tallest.scrollHeight * to);
    }, share);
    await page.waitForTimeout(1_200);
  }
  // The oldest come first, so the last row is the generated list’s first candidate.
  return page
    .getByText("candidate-000001@example.com")
    .first()
    .isVisible()
    .catch(() => false);
}

/** @param withFrames whether to watch frames while scrolling and searching, which takes a minute. */
export async function measureBrowser(
  shortlist: Shortlist,
  rows: number,
  withFrames: boolean,
): Promise<{ frames?: BrowserFigures; presses?: PressFigures; loads?: LoadFigures }> {
  const executablePath = findChromium(process.env);
  if (!executablePath) return {};
  const args = chromiumFlags(process.getuid?.() === 0);
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // tsx calls a helper of its own to name functions, which pages don’t have.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.addInitScript(collectPresses);
    await page.addInitScript(collectFrames);
    await signIn(page, shortlist.url);
    const frames = withFrames ? await measureFrames(page, shortlist.url, rows) : undefined;
    const presses = await measurePresses(page, shortlist.url, rows);
    return { frames, presses, loads: await measureLoads(page, shortlist.url, rows) };
  } finally {
    await browser.close();
  }
}

async function measureFrames(page: Page, url: string, rows: number): Promise<BrowserFigures> {
  await page.waitForTimeout(2_000);
  await takeFrames(page);
  const reachedLastRow = await scroll(page);
  const scrolled = await takeFrames(page);
  await page.goto(`${url}/assessments`);
  await page.getByRole("row").nth(5).waitFor();
  await page.waitForTimeout(1_000);
  await takeFrames(page);
  const times: number[] = [];
  for (const [word, fits] of searches) times.push(await timeSearch(page, word, fits));
  const searched = await takeFrames(page);
  return { rows, keystrokeToRowsMs: spreadOf(times), search: searched, scroll: scrolled, reachedLastRow };
}
