import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import lighthouse, { desktopConfig } from "lighthouse";
import { chromium } from "playwright";
import { startService } from "./bench/service";
import { makePlace, startShortlist } from "./bench/shortlist";
import { chromiumFlags, chromiumMissing, findChromium } from "./find-chromium";
import { cookiesOf } from "./sign-in";
import { freePort } from "./start-node";

const rows = 1_000;
const warmUps = 5;
const categories = ["performance", "accessibility", "best-practices"] as const;
const aims = { performance: 95, accessibility: 100, "best-practices": 100 };
const presets = { desktop: desktopConfig, mobile: undefined };

// Runs Lighthouse on the home of a signed-in person, after a build: `npm run lighthouse`.
const executablePath = findChromium(process.env);
if (!executablePath) throw new Error(chromiumMissing);
const service = await startService(rows);
const place = makePlace();
const shortlist = await startShortlist(service, place);
const profile = mkdtempSync(path.join(tmpdir(), "shortlist-lighthouse-"));
const port = await freePort();
// Lighthouse opens its tabs in the browser’s default context, so the session has to be there.
const browser = await chromium.launchPersistentContext(profile, {
  executablePath,
  args: [...chromiumFlags(process.getuid?.() === 0), `--remote-debugging-port=${port}`],
});
try {
  const home = `${shortlist.url}/assessments`;
  // A new server compiles what it runs; these visits leave the browser’s cache empty.
  for (let visit = 0; visit < warmUps; visit++)
    await (await fetch(home, { headers: { cookie: shortlist.cookie } })).text();
  await browser.addCookies(cookiesOf(shortlist.url, shortlist.cookie));
  for (const [preset, config] of Object.entries(presets)) {
    const result = await lighthouse(
      home,
      // The cache is cleared between the two runs; cookies stay.
      { port, onlyCategories: [...categories], logLevel: "error" },
      config,
    );
    if (!result) throw new Error("Lighthouse brought no result.");
    const { lhr } = result;
    if (lhr.finalDisplayedUrl !== home) throw new Error(`It looked at ${lhr.finalDisplayedUrl}.`);
    const scores = categories.map((name) => {
      const score = Math.round((lhr.categories[name]?.score ?? 0) * 100);
      return `${name} ${score} (aim ${aims[name]})`;
    });
    const index = Math.round(lhr.environment.benchmarkIndex);
    console.log(`${preset}: ${scores.join(", ")}; machine’s index ${index}`);
    for (const name of categories)
      for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
        const audit = lhr.audits[id];
        if (weight > 0 && audit && audit.score !== null && audit.score < 1)
          console.log(`  ${name}: ${audit.title}${audit.displayValue ? ` – ${audit.displayValue}` : ""}`);
      }
  }
} finally {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
  await shortlist.stop();
  place.remove();
  await service.stop();
}
