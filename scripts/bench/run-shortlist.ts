import { setTimeout as sleep } from "node:timers/promises";
import { assessmentPageSchema } from "@/lib/assessments/schema";
import { fillDirectory } from "./fill-directory";
import { measureBrowser } from "./measure-browser";
import { type Cell, measureCell } from "./measure-cell";
import { measureIdle } from "./measure-idle";
import type { Options } from "./options";
import { readPeakMb } from "./process-figures";
import type { Results } from "./results";
import { type Service, startService } from "./service";
import { makePlace, type Place, type Shortlist, startShortlist } from "./shortlist";
import { timeFirstBytes } from "./time-first-byte";
import { requestsToTime, timeExport, timeRequests } from "./time-requests";
import { openStreamViewer } from "./viewers";
import { waitForRows, watchFirstSync, watchFurtherLists } from "./watch-sync";

type Say = (text: string) => void;

const unchangedLists = 3;
const requestsEach = 100;
const requestsEachQuick = 20;
/** The size that the aims about one server's CPU and its home are about. */
const usualRows = 20_000;
const usualViewers = 50;

async function firstPage(shortlist: Shortlist) {
  return assessmentPageSchema.parse(await (await shortlist.get("/api/assessments?limit=100")).json());
}

async function runSync(
  service: Service,
  place: Place,
  rows: number,
  watchesUnchanged: boolean,
  results: Results,
): Promise<void> {
  await service.withhold(true);
  const shortlist = await startShortlist(service, place, { watchLoop: true });
  try {
    results.firstSyncs.push(await watchFirstSync(shortlist, service, rows));
    if (watchesUnchanged) {
      const seen = await watchFurtherLists(shortlist, service, unchangedLists);
      results.unchanged = { ...seen, rows };
    }
  } finally {
    await shortlist.stop();
  }
}

async function runCells(
  system: "shortlist" | "shortlist-postgres",
  { service, shortlist, rows }: { service: Service; shortlist: Shortlist; rows: number },
  viewerCounts: readonly number[],
  options: Options,
  results: Results,
  say: Say,
): Promise<Cell[]> {
  const cells: Cell[] = [];
  for (const viewers of viewerCounts) {
    say(`${system}, ${rows} rows, ${viewers} viewers`);
    const { version } = await firstPage(shortlist);
    const { warmUpMs, windowMs } = options;
    const cell = await measureCell(
      { system, rows, viewers, warmUpMs, windowMs },
      {
        service,
        pid: shortlist.pid,
        open: (_, saw) => openStreamViewer(shortlist, version, saw),
        readers: viewers,
      },
    );
    cells.push(cell);
    results.cells.push(cell);
  }
  return cells;
}

export async function runShortlist(
  rows: number,
  options: Options,
  results: Results,
  say: Say,
): Promise<void> {
  const isLargest = rows === Math.max(...options.rows);
  const runs = (part: Options["parts"][number]) => options.parts.includes(part);
  const service = await startService(rows);
  const place = makePlace();
  try {
    say(`${rows} rows from empty`);
    await runSync(service, place, rows, isLargest && runs("sync"), results);
    if (!runs("cells") && !runs("api") && !runs("browser")) return;
    say(`${rows} rows: writing down whose they are`);
    await fillDirectory(place, service);

    const shortlist = await startShortlist(service, place);
    try {
      await waitForRows(shortlist, rows);
      await settle(shortlist, service);
      let peakMb = readPeakMb(shortlist.pid);
      if (runs("cells")) {
        const parts = { service, shortlist, rows };
        const cells = await runCells("shortlist", parts, options.viewers, options, results, say);
        peakMb = Math.max(peakMb, ...cells.map((cell) => cell.peakMb));
        if (isLargest) {
          const streams = Math.max(...options.viewers);
          const afterFirstSyncMb = Math.max(...results.firstSyncs.map((sync) => sync.peakMb));
          results.memory = { rows, streams, peakMb, afterFirstSyncMb };
        }
      }
      // After the cells: a server that has just started compiles what it runs.
      if (runs("cells") && rows === usualRows && options.viewers.includes(usualViewers))
        await runIdle({ service, shortlist, rows }, options, results, say);
      if (runs("api") && rows === usualRows) {
        say(`${rows} rows: the first byte of the home`);
        results.firstBytes = await timeFirstBytes(shortlist, rows);
      }
      if (runs("api") && (isLargest || rows === Math.min(...options.rows)))
        await runRequests(shortlist, rows, options, results, say);
      if (runs("browser")) {
        say(`${rows} rows in Chromium`);
        const { frames, presses, loads } = await measureBrowser(shortlist, rows, isLargest);
        if (frames) results.browser = frames;
        if (presses) results.presses.push(presses);
        if (loads) results.loads.push(loads);
      }
    } finally {
      await shortlist.stop();
    }
  } finally {
    place.remove();
    await service.stop();
  }
}

async function runIdle(
  { service, shortlist, rows }: { service: Service; shortlist: Shortlist; rows: number },
  { warmUpMs, windowMs }: Options,
  results: Results,
  say: Say,
): Promise<void> {
  say(`${rows} rows, ${usualViewers} viewers, nothing changes`);
  const { version } = await firstPage(shortlist);
  results.idle = await measureIdle(
    { rows, viewers: usualViewers, warmUpMs, windowMs },
    { service, pid: shortlist.pid, open: () => openStreamViewer(shortlist, version, () => undefined) },
  );
}

/** The first list after a start is compared with the store, later ones with the list before. */
async function settle(shortlist: Shortlist, service: Service): Promise<void> {
  const before = service.lists().length;
  for (const giveUpAt = Date.now() + 30_000; Date.now() < giveUpAt; await sleep(500)) {
    if (service.lists().length > before) break;
    // While a viewer looks, the next list isn’t a minute away.
    await firstPage(shortlist);
  }
  await sleep(2_000);
}

async function runRequests(
  shortlist: Shortlist,
  rows: number,
  options: Options,
  results: Results,
  say: Say,
): Promise<void> {
  say(`${rows} rows: requests one after the other`);
  const { assessments } = await firstPage(shortlist);
  const interviewId = assessments.find(({ interview }) => interview)?.interview?.id ?? 1;
  const times = options.isQuick ? requestsEachQuick : requestsEach;
  const timings = await timeRequests(shortlist, requestsToTime(interviewId, rows), times);
  results.api.push({ rows, timings });
  results.exports.push(await timeExport(shortlist));
}

export async function runShortlistOnPostgres(
  rows: number,
  databaseUrl: string,
  options: Options,
  results: Results,
  say: Say,
): Promise<void> {
  const service = await startService(rows);
  const place = makePlace(databaseUrl);
  try {
    const first = await startShortlist(service, place);
    await waitForRows(first, rows).finally(() => first.stop());
    await fillDirectory(place, service);
    const shortlist = await startShortlist(service, place);
    try {
      await waitForRows(shortlist, rows);
      await settle(shortlist, service);
      const parts = { service, shortlist, rows };
      await runCells("shortlist-postgres", parts, [50], options, results, say);
    } finally {
      await shortlist.stop();
    }
  } finally {
    place.remove();
    await service.stop();
  }
}
