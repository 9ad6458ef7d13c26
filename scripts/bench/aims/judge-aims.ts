import { type Interaction, interactions } from "../measure-presses";
import type { Aim, Results } from "../results";
import { withThousands } from "../words";
import {
  judgeBrowser,
  judgeHtml,
  judgeInp,
  judgeLighthouse,
  judgeLoads,
  judgePresses,
  judgeScreens,
  judgeScript,
  pressRows,
} from "./judge-browser";
import { judgeImage, judgeStarts } from "./judge-build";
import {
  judgeBytes,
  judgeCpu,
  judgeFirstByte,
  judgeFirstSync,
  judgeIdentifying,
  judgeIdle,
  judgeLatency,
  judgeLongList,
  judgeLongRequests,
  judgeMemory,
  judgePages,
  judgeRequests,
  judgeSearch,
  judgeUnchanged,
} from "./judge-server";
import type { Judged } from "./judged";

const inpWords: Record<Interaction, string> = {
  open: "opening a row",
  decide: "deciding",
  choose: "choosing a row",
  scroll: "scrolling",
  type: "typing",
};

/** Measured on 2026-11-21 and 22 on a machine of the same kind: commits `b1fe149` and `7a544dd`. */
const before: Record<string, string> = {
  "Server CPU at 20 000 rows and 50 viewers against the fairer yardstick": "1/1.6",
  "Server CPU at 20 000 rows and 50 viewers against the plain yardstick": "1/7.3",
  "First byte of the home against the same rows by `GET /api/assessments`, 20 000 rows": "8 × (134 ms)",
  "Search in Chromium at 100 000 rows": "51 ms",
  "Scrolling in Chromium at 100 000 rows": "82 ms",
  "`npm start` with a build and a store there → first page, median": "~1 s",
  "Content of the image, on the disk": "955 + 323 MB",
  "The home’s HTML, 20 000 rows, as it is / as it travels": "636 / 47 kB",
  "The home’s first script, as it travels": "249.5 kB",
  "Navigation → first rows painted, against an empty Next page, 1 000, 20 000, 100 000 rows": "~3 ×",
  "Long tasks of the home at a processor 4 × slower, against an empty Next page, 20 000 rows": "~5 ×",
  "Last key → first rows of the search painted, 1 000, 20 000, 100 000 rows": "430 ms",
  "Lighthouse, slow phone: performance of the home": "71",
  "Lighthouse, slow phone: performance of the sign-in": "76",
};

export function judgeAims(results: Results): Aim[] {
  const judged = (what: string, aim: string, found: Judged): Aim => ({
    what,
    before: before[what],
    aim,
    ...found,
  });
  return [
    ...[1_000, 20_000, 100_000].map((rows) =>
      judged(
        `Lists asked of the service, 50 viewers against 1, ${withThousands(rows)} rows`,
        "the same",
        judgeRequests(results, rows),
      ),
    ),
    judged(
      "Bytes to one viewer in a minute against the gzipped yardstick, 20 000 rows",
      "≤ 1/100",
      judgeBytes(results, 20_000, 1 / 100),
    ),
    judged(
      "Bytes to one viewer in a minute against the gzipped yardstick, 100 000 rows",
      "≤ 1/500",
      judgeBytes(results, 100_000, 1 / 500),
    ),
    judged(
      "Server CPU at 20 000 rows and 50 viewers against the fairer yardstick",
      "≤ 1/2",
      judgeCpu(results, "shared", 1 / 2),
    ),
    judged(
      "Server CPU at 20 000 rows and 50 viewers against the plain yardstick",
      "≤ 1/15",
      judgeCpu(results, "plain", 1 / 15),
    ),
    judged(
      "Server CPU a minute when nothing changes, 20 000 rows and 50 viewers",
      "≤ 0.2 s",
      judgeIdle(results),
    ),
    judged(
      "First byte of the home against the same rows by `GET /api/assessments`, 20 000 rows",
      "≤ 2.5 ×",
      judgeFirstByte(results),
    ),
    judged("5 000 rows connected to, every candidate known", "≤ 120 s", judgeIdentifying(results)),
    judged("Completion → viewer, beyond the poll interval, p95", "≤ 500 ms", judgeLatency(results)),
    judged("First page and filters, p95, 100 000 rows against 1 000", "≤ 3 ×", judgePages(results)),
    judged("Search of three letters or more at 100 000 rows, p95", "≤ 100 ms", judgeSearch(results)),
    judged("Longest hold of the event loop, 100 000 rows from empty", "≤ 50 ms", judgeFirstSync(results)),
    judged("Longest hold of the event loop, unchanged list of 100 000", "≤ 50 ms", judgeUnchanged(results)),
    ...(["SQLite", "PostgreSQL"] as const).map((store) =>
      judged(
        `Memory and longest hold of the event loop, 1 000 000 rows, ${store}`,
        "≤ 1 000 MB, ≤ 50 ms",
        judgeLongList(results, store),
      ),
    ),
    ...(["SQLite", "PostgreSQL"] as const).flatMap((store) => [
      judged(
        `First page and filters, p95, 1 000 000 rows, ${store}`,
        "≤ 100 ms",
        judgeLongRequests(results, store, "page"),
      ),
      judged(
        `Search of three letters or more, p95, 1 000 000 rows, ${store}`,
        "≤ 200 ms",
        judgeLongRequests(results, store, "search"),
      ),
    ]),
    judged("Memory of the server, 100 000 rows and 1 000 streams", "≤ 500 MB", judgeMemory(results)),
    judged(
      "Search in Chromium at 100 000 rows",
      "no frame > 33 ms by scripts",
      judgeBrowser(results, "search"),
    ),
    judged(
      "Scrolling in Chromium at 100 000 rows",
      "no frame > 33 ms by scripts",
      judgeBrowser(results, "scroll"),
    ),
    judged(
      "`npm start` with a build and a store there → first page, median",
      "≤ 600 ms",
      judgeStarts(results),
    ),
    judged("Content of the image, on the disk", "≤ 300 MB", judgeImage(results)),
    judged("The home’s HTML, 20 000 rows, as it is / as it travels", "≤ 150 / 20 kB", judgeHtml(results)),
    judged("The home’s first script, as it travels", "≤ 170 kB", judgeScript(results)),
    ...(["home", "new assessment", "sign-in"] as const).map((page) =>
      judged(`Lighthouse, slow phone: performance of the ${page}`, "≥ 95", judgeLighthouse(results, page)),
    ),
    judged(
      "Navigation → first rows painted, against an empty Next page, 1 000, 20 000, 100 000 rows",
      "≤ 1.5 ×",
      judgeLoads(results, "paintedMs", 1.5, pressRows),
    ),
    judged(
      "Long tasks of the home at a processor 4 × slower, against an empty Next page, 20 000 rows",
      "≤ 2 ×",
      judgeLoads(results, "longTasksMs", 2, [20_000]),
    ),
    judged(
      "A screen to another by the rail → painted, 1 000, 20 000, 100 000 rows",
      "≤ 100 ms",
      judgeScreens(results),
    ),
    judged(
      "Last key → first rows of the search painted, 1 000, 20 000, 100 000 rows",
      "≤ 100, 100, 150 ms",
      judgePresses(results, "searchMs", [100, 100, 150]),
    ),
    judged(
      "Last key → the server’s whole answer painted",
      "≤ 100, 100, 150 ms",
      judgePresses(results, "searchAnsweredMs", [100, 100, 150]),
    ),
    judged("A filter → painted", "≤ 100 ms", judgePresses(results, "filterMs", [100, 100, 100])),
    judged("A tab → painted", "≤ 100 ms", judgePresses(results, "tabMs", [100, 100, 100])),
    judged("A sort → painted", "≤ 100 ms", judgePresses(results, "sortMs", [100, 100, 100])),
    ...interactions.map((kind) =>
      judged(`INP at a processor 4 × slower: ${inpWords[kind]}`, "≤ 200 ms", judgeInp(results, kind)),
    ),
  ];
}
