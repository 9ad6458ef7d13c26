import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import lighthouse, { desktopConfig, type Result } from "lighthouse";
import { type BrowserContext, chromium } from "playwright";
import { percentile } from "./bench/percentile";
import { startService } from "./bench/service";
import { makePlace, startShortlist } from "./bench/shortlist";
import { chromiumFlags, chromiumMissing, findChromium } from "./find-chromium";
import { cookiesOf } from "./sign-in";
import { freePort } from "./start-node";

const rows = 1_000;
const warmUps = 5;
/** One run says little: the same page differs by ten points. */
const rounds = 5;
const categories = ["performance", "accessibility", "best-practices"] as const;
const aims = { performance: 95, accessibility: 100, "best-practices": 100 };
const presets = { desktop: desktopConfig, mobile: undefined };
const pages = [
  { name: "home", path: "/assessments", isSignedIn: true },
  { name: "new assessment", path: "/assessments/new", isSignedIn: true },
  { name: "sign-in", path: "/sign-in", isSignedIn: false },
];
const timings = {
  "first-contentful-paint": "first paint",
  "largest-contentful-paint": "largest paint",
  "total-blocking-time": "blocking",
  "speed-index": "speed index",
};

const median = (values: number[]): number => percentile(values, 0.5) ?? 0;

const scoreOf = ({ categories: found }: Result, name: string) => Math.round((found[name]?.score ?? 0) * 100);

/** With an empty cache each time; cookies stay. */
async function look(url: string, port: number, preset: keyof typeof presets): Promise<Result> {
  const options = { port, onlyCategories: [...categories], logLevel: "error" as const };
  const result = await lighthouse(url, options, presets[preset]);
  if (!result) throw new Error("Lighthouse brought no result.");
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  if (lhr.finalDisplayedUrl !== url) throw new Error(`It looked at ${lhr.finalDisplayedUrl}.`);
  return lhr;
}

function say(title: string, found: Result[]): void {
  const scores = categories.map((name) => {
    const all = found.map((one) => scoreOf(one, name)).sort((one, other) => one - other);
    return `${name} ${median(all)} (${all[0]}–${all.at(-1)}, aim ${aims[name]})`;
  });
  const times = Object.entries(timings).map(
    ([id, words]) =>
      `${words} ${Math.round(median(found.map(({ audits }) => audits[id]?.numericValue ?? 0)))} ms`,
  );
  const index = Math.round(median(found.map(({ environment }) => environment.benchmarkIndex)));
  console.log(`${title}: ${scores.join(", ")}\n  ${times.join(", ")}; machine’s index ${index}`);
  const failed = new Set<string>();
  for (const { categories: own, audits } of found)
    for (const name of ["accessibility", "best-practices"])
      for (const { id, weight } of own[name]?.auditRefs ?? []) {
        const audit = audits[id];
        if (weight > 0 && audit && audit.score !== null && audit.score < 1) failed.add(audit.title);
      }
  for (const audit of failed) console.log(`  ${audit}`);
}

// Runs Lighthouse on the pages that matter most on a phone, after a build: `npm run lighthouse`.
const executablePath = findChromium(process.env);
if (!executablePath) throw new Error(chromiumMissing);
const service = await startService(rows);
const place = makePlace();
const shortlist = await startShortlist(service, place);

async function openBrowser(profile: string, port: number): Promise<BrowserContext> {
  // Lighthouse opens its tabs in the browser’s default context, so the session has to be there.
  return await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...chromiumFlags(process.getuid?.() === 0), `--remote-debugging-port=${port}`],
  });
}

const profile = mkdtempSync(path.join(tmpdir(), "shortlist-lighthouse-"));
const port = await freePort();
const browser = await openBrowser(profile, port);
try {
  for (const { name, path: at, isSignedIn } of pages) {
    const url = shortlist.url + at;
    // A new server compiles what it runs; these visits leave the browser’s cache empty.
    for (let visit = 0; visit < warmUps; visit++)
      await (await fetch(url, { headers: isSignedIn ? { cookie: shortlist.cookie } : {} })).text();
    await browser.clearCookies();
    if (isSignedIn) await browser.addCookies(cookiesOf(shortlist.url, shortlist.cookie));
    for (const preset of ["desktop", "mobile"] as const) {
      const found: Result[] = [];
      while (found.length < rounds) found.push(await look(url, port, preset));
      say(`${name}, ${preset}`, found);
    }
  }
} finally {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
  await shortlist.stop();
  place.remove();
  await service.stop();
}
