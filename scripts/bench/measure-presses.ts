import type { CDPSession, Page } from "playwright";
import { type Spread, spreadOf } from "./percentile";

/** Milliseconds from a press until what it asked for is painted. */
export type PressFigures = {
  rows: number;
  /** The same steps on an empty page: a key, then the next two frames. */
  floorMs: Spread | undefined;
  /** What the server needs for a search’s answer, asked for by a bare `fetch` in the page. */
  requestMs: Spread | undefined;
  /** The first rows of the search, and all that its answer has. */
  searchMs: Spread | undefined;
  searchAnsweredMs: Spread | undefined;
  filterMs: Spread | undefined;
  tabMs: Spread | undefined;
  sortMs: Spread | undefined;
  /** Interaction to next paint with a processor four times slower. */
  inp: Record<Interaction, Spread | undefined>;
};

export const interactions = ["open", "decide", "choose", "scroll", "type"] as const;
export type Interaction = (typeof interactions)[number];

const slower = 4;
const rounds = 5;

const searches = [
  ["okafor", "okafor"],
  ["bruno", "bruno"],
  ["candidate-0007", "candidate-0007"],
  ["haddad", "haddad"],
  ["oneil", "o’neil"],
] as const;

type Wanted = {
  /** In each row’s text, lower case. */
  text?: string;
  /** The sorted column’s `aria-sort`. */
  sorted?: string;
  /** How the rows may not begin: the list before. */
  not?: string;
};

declare global {
  interface Window {
    benchPresses: { id: number; ms: number }[];
  }
}

/** Runs in the page, before our scripts. */
export function collectPresses(): void {
  window.benchPresses = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0 } = entry as PerformanceEntry & { interactionId?: number };
      if (interactionId > 0) window.benchPresses.push({ id: interactionId, ms: entry.duration });
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** How the list begins. */
const beginning = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector("tbody tr a")?.getAttribute("href") ?? "");

/**
 * Waits in the page for rows, from the last press on.
 * @returns when the first were painted, and when the list was no longer on its way.
 */
const painted = (page: Page, wanted: Wanted): Promise<{ firstMs: number; answeredMs: number }> =>
  page.evaluate(
    ({ text, sorted, not }) =>
      new Promise((resolve, reject) => {
        let pressedAt = 0;
        let firstMs: number | undefined;
        const press = (event: Event) => {
          pressedAt = event.timeStamp;
          firstMs = undefined;
        };
        for (const kind of ["keydown", "click"]) document.addEventListener(kind, press, { capture: true });
        const giveUpAt = performance.now() + 15_000;
        const isThere = () => {
          const rows = [...document.querySelectorAll("tbody tr")].filter((row) => row.querySelector("a"));
          if (rows.length === 0) return false;
          if (not !== undefined && rows[0]?.querySelector("a")?.getAttribute("href") === not) return false;
          if (sorted !== undefined && !document.querySelector(`th[aria-sort="${sorted}"]`)) return false;
          return text === undefined || rows.every((row) => row.textContent?.toLowerCase().includes(text));
        };
        const look = () => {
          // Two frames: this one has the rows in the document, the next one has painted them.
          if (pressedAt > 0 && isThere()) {
            const at = pressedAt;
            const isAnswered = document.querySelector('[aria-busy="true"]') === null;
            requestAnimationFrame((now) => {
              if (at !== pressedAt) return;
              firstMs ??= now - at;
              if (!isAnswered) return;
              for (const kind of ["keydown", "click"])
                document.removeEventListener(kind, press, { capture: true });
              finished = true;
              resolve({ firstMs, answeredMs: now - at });
            });
          }
          if (finished) return;
          if (performance.now() > giveUpAt) reject(new Error(`No rows: ${text} ${sorted} ${not}`));
          else requestAnimationFrame(look);
        };
        let finished = false;
        requestAnimationFrame(look);
      }),
    wanted,
  );

async function time(page: Page, wanted: Wanted, act: () => Promise<unknown>) {
  const [ms] = await Promise.all([painted(page, wanted), act()]);
  await page.waitForTimeout(700);
  return ms;
}

const searchBox = (page: Page) => page.getByRole("textbox", { name: "Search assessments" });

async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/assessments`);
  await page.getByText(/^Live · checked/).waitFor();
  await page.waitForTimeout(1_500);
}

async function timeSearches(page: Page, url: string) {
  const found: { firstMs: number; answeredMs: number }[] = [];
  const requests: number[] = [];
  for (const [word, fits] of searches) {
    await openHome(page, url);
    found.push(
      await time(page, { text: fits }, () => searchBox(page).pressSequentially(word, { delay: 120 })),
    );
    requests.push(
      await page.evaluate(async (q) => {
        const begunAt = performance.now();
        await (await fetch(`/api/assessments?status=all&sort=-created&limit=100&q=${q}`)).json();
        return performance.now() - begunAt;
      }, word),
    );
  }
  return { found, requests };
}

async function timeTabs(page: Page, url: string): Promise<number[]> {
  await openHome(page, url);
  const times: number[] = [];
  const tabs = ["Pending", "Recommended", "Not recommended", "Pending", "Recommended", "Not recommended"];
  for (const name of tabs) {
    const tab = page.getByRole("link", { name: new RegExp(`^${name}`) });
    times.push((await time(page, { text: name.toLowerCase() }, () => tab.click())).firstMs);
  }
  return times;
}

async function timeSorts(page: Page, url: string): Promise<number[]> {
  await openHome(page, url);
  const times: number[] = [];
  for (const [name, sorted] of [
    ["Candidate", "ascending"],
    ["Interview", "ascending"],
    ["Status", "ascending"],
    ["Candidate", "ascending"],
    ["Created", "descending"],
    ["Created", "ascending"],
  ] as const) {
    const not = await beginning(page);
    const head = page.getByRole("columnheader", { name }).getByRole("button");
    times.push((await time(page, { sorted, not }, () => head.click())).firstMs);
  }
  return times;
}

async function timeFilters(page: Page, url: string): Promise<number[]> {
  await openHome(page, url);
  const filter = page.getByRole("combobox", { name: "Filter by interview" });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await filter.click();
    // The first one is for all interviews.
    await page.getByRole("option").nth(1).waitFor();
    const others = (await page.getByRole("option").count()) - 1;
    const option = page.getByRole("option").nth(1 + (round % others));
    const text = ((await option.textContent()) ?? "").toLowerCase();
    times.push((await time(page, { text }, () => option.click())).firstMs);
  }
  return times;
}

async function timeFloor(page: Page): Promise<number[]> {
  await page.goto("about:blank");
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) =>
          document.addEventListener(
            "keydown",
            ({ timeStamp }) =>
              requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - timeStamp))),
            { once: true },
          ),
        ),
    );
    await page.waitForTimeout(50);
    await page.keyboard.press("a");
    times.push(await shown);
  }
  return times;
}

/** The longest of a press’s events; none was reported if it took less than a frame. */
async function inpOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => window.benchPresses.splice(0));
  await act();
  // An entry comes after its paint.
  await page.waitForTimeout(1_200);
  const presses = await page.evaluate(() => window.benchPresses.splice(0));
  return Math.max(16, ...presses.map(({ ms }) => ms));
}

async function measureInp(page: Page, url: string): Promise<PressFigures["inp"]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const acts: Record<Interaction, (round: number) => Promise<unknown>> = {
    open: (round) => page.locator("tbody tr a[data-row-link]").nth(round).click(),
    decide: (round) =>
      page
        .getByRole("toolbar", { name: "Decision" })
        .getByRole("button")
        .nth(round % 3)
        .click(),
    choose: (round) => page.locator("tbody tr input[type=checkbox]").nth(round).click(),
    scroll: () => page.keyboard.press("PageDown"),
    type: (round) => page.keyboard.press("okafo"[round] ?? "r"),
  };
  const found = {} as PressFigures["inp"];
  for (const kind of interactions) {
    await openHome(page, url);
    if (kind === "decide") {
      await page
        .locator("tbody tr a[data-row-link]")
        .nth(rounds + 1)
        .click();
      await page.getByRole("toolbar", { name: "Decision" }).waitFor();
      await page.waitForTimeout(500);
    }
    if (kind === "type") await searchBox(page).focus();
    await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await inpOf(page, () => acts[kind](round)));
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    found[kind] = spreadOf(times);
  }
  await session.detach();
  return found;
}

/** @param page of a signed-in recruiter, in which `collectPresses` runs. */
export async function measurePresses(page: Page, url: string, rows: number): Promise<PressFigures> {
  const floors = await timeFloor(page);
  const { found, requests } = await timeSearches(page, url);
  const [tabs, sorts] = [await timeTabs(page, url), await timeSorts(page, url)];
  const filters = await timeFilters(page, url);
  return {
    rows,
    floorMs: spreadOf(floors),
    requestMs: spreadOf(requests),
    searchMs: spreadOf(found.map(({ firstMs }) => firstMs)),
    searchAnsweredMs: spreadOf(found.map(({ answeredMs }) => answeredMs)),
    filterMs: spreadOf(filters),
    tabMs: spreadOf(tabs),
    sortMs: spreadOf(sorts),
    inp: await measureInp(page, url),
  };
}
