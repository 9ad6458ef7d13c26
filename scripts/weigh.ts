import { chromium } from "playwright";
import { weighHome } from "../e2e/support/weigh-page";
import { startService } from "./bench/service";
import { makePlace, startShortlist } from "./bench/shortlist";
import { chromiumFlags, chromiumMissing, findChromium } from "./find-chromium";
import { cookiesOf } from "./sign-in";

const rows = 1_000;
const inKb = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

// Prints the weight of the scripts that the home loads first, as transferred: `npm run weigh`, after a build.
const executablePath = findChromium(process.env);
if (!executablePath) throw new Error(chromiumMissing);
const service = await startService(rows);
const place = makePlace();
const shortlist = await startShortlist(service, place);
const browser = await chromium.launch({ executablePath, args: chromiumFlags(process.getuid?.() === 0) });
try {
  const context = await browser.newContext();
  await context.addCookies(cookiesOf(shortlist.url, shortlist.cookie));
  const page = await context.newPage();
  const { scripts, totalBytes } = await weighHome(page, shortlist.url);
  for (const { name, bytes } of scripts) console.log(`${inKb(bytes)} kB  ${name}`);
  console.log(`${inKb(totalBytes)} kB  in ${scripts.length} scripts`);
} finally {
  await browser.close();
  await shortlist.stop();
  place.remove();
  await service.stop();
}
