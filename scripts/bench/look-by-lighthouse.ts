import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import lighthouse, { desktopConfig, type Result } from "lighthouse";
import { chromium } from "playwright";
import { chromiumFlags, chromiumMissing, findChromium } from "../find-chromium";
import { cookiesOf } from "../sign-in";
import { freePort } from "../start-node";
import { percentile } from "./percentile";
import { startService } from "./service";
import { makePlace, type Shortlist, startShortlist } from "./shortlist";

const rows = 1_000;
const warmUps = 5;
/** One run says little: the same page differs by ten points. */
const rounds = 5;
const presets = { desktop: desktopConfig, mobile: undefined };
const pages = [
  { page: "home", path: "/assessments", isSignedIn: true },
  { page: "new assessment", path: "/assessments/new", isSignedIn: true },
  { page: "sign-in", path: "/sign-in", isSignedIn: false },
] as const;

export const categories = ["performance", "accessibility", "best-practices"] as const;
export const timings = {
  "first-contentful-paint": "first paint",
  "largest-contentful-paint": "largest paint",
  "total-blocking-time": "blocking",
  "speed-index": "speed index",
} as const;

/** One page on one kind of machine, looked at several times, each time with an empty cache. */
export type LighthouseFigures = {
  page: (typeof pages)[number]["page"];
  preset: keyof typeof presets;
  rounds: number;
  /** Of 100. */
  scores: Record<(typeof categories)[number], { least: number; median: number; most: number }>;
  /** The medians. */
  timingsMs: Record<keyof typeof timings, number>;
  /** The machine’s, as Lighthouse measures it. */
  index: number;
  /** The titles of what accessibility and best practices lack. */
  lacking: string[];
};

const median = (values: number[]): number => percentile(values, 0.5) ?? 0;

async function look(url: string, port: number, preset: keyof typeof presets): Promise<Result> {
  const options = { port, onlyCategories: [...categories], logLevel: "error" as const };
  const result = await lighthouse(url, options, presets[preset]);
  if (!result) throw new Error("Lighthouse brought no result.");
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  if (lhr.finalDisplayedUrl !== url) throw new Error(`It looked at ${lhr.finalDisplayedUrl}.`);
  return lhr;
}

function lackingIn({ categories: own, audits }: Result): string[] {
  const refs = ["accessibility", "best-practices"].flatMap((name) => own[name]?.auditRefs ?? []);
  return refs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
  });
}

function summed(
  found: Result[],
): Pick<LighthouseFigures, "rounds" | "scores" | "timingsMs" | "index" | "lacking"> {
  const scoresOf = (name: string) => {
    const all = found.map(({ categories: own }) => Math.round((own[name]?.score ?? 0) * 100));
    return { least: Math.min(...all), median: median(all), most: Math.max(...all) };
  };
  const timeOf = (id: string) => median(found.map(({ audits }) => audits[id]?.numericValue ?? 0));
  return {
    rounds: found.length,
    scores: {
      performance: scoresOf("performance"),
      accessibility: scoresOf("accessibility"),
      "best-practices": scoresOf("best-practices"),
    },
    timingsMs: {
      "first-contentful-paint": timeOf("first-contentful-paint"),
      "largest-contentful-paint": timeOf("largest-contentful-paint"),
      "total-blocking-time": timeOf("total-blocking-time"),
      "speed-index": timeOf("speed-index"),
    },
    index: Math.round(median(found.map(({ environment }) => environment.benchmarkIndex))),
    lacking: [...new Set(found.flatMap(lackingIn))],
  };
}

async function lookAtAll(shortlist: Shortlist, tell: (figures: LighthouseFigures) => void): Promise<void> {
  const executablePath = findChromium(process.env);
  if (!executablePath) throw new Error(chromiumMissing);
  const profile = mkdtempSync(path.join(tmpdir(), "shortlist-lighthouse-"));
  const port = await freePort();
  // Lighthouse opens its tabs in the browser’s default context, so the session has to be there.
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...chromiumFlags(process.getuid?.() === 0), `--remote-debugging-port=${port}`],
  });
  try {
    for (const { page, path: at, isSignedIn } of pages) {
      const url = shortlist.url + at;
      // A new server compiles what it runs; these visits leave the browser’s cache empty.
      for (let visit = 0; visit < warmUps; visit++)
        await (await fetch(url, { headers: isSignedIn ? { cookie: shortlist.cookie } : {} })).text();
      await browser.clearCookies();
      if (isSignedIn) await browser.addCookies(cookiesOf(shortlist.url, shortlist.cookie));
      for (const preset of ["desktop", "mobile"] as const) {
        const found: Result[] = [];
        while (found.length < rounds) found.push(await look(url, port, preset));
        tell({ page, preset, ...summed(found) });
      }
    }
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Looks at the pages that matter most on a phone, of a build that is there. @param tell called with each, once seen. */
export async function lookByLighthouse(tell: (figures: LighthouseFigures) => void): Promise<void> {
  const service = await startService(rows);
  const place = makePlace();
  try {
    const shortlist = await startShortlist(service, place);
    await lookAtAll(shortlist, tell).finally(() => shortlist.stop());
  } finally {
    place.remove();
    await service.stop();
  }
}
