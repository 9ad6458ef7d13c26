import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startNode } from "../start-node";
import { fillDirectory } from "./fill-directory";
import { forgetPeak, readPeakMb } from "./process-figures";
import type { Results } from "./results";
import { parseListLog, type RecordedAssessment, type Service } from "./service";
import { type LoopSeen, makePlace, type Place, startShortlist } from "./shortlist";
import { startPostgres } from "./start-postgres";
import { type RequestTiming, requestsToTime, timeRequests } from "./time-requests";
import { type FirstSync, waitForRows, watchFirstSync, watchFurtherLists } from "./watch-sync";

export type LongList = {
  store: "SQLite" | "PostgreSQL";
  rows: number;
  firstSync: FirstSync;
  changed: LoopSeen & { lists: number; peakMb: number };
  /** With a directory of all their candidates, one after the other, while lists come in. */
  timings: RequestTiming[];
};

type Say = (text: string) => void;

export const longListRows = 1_000_000;
const syncedWithinMs = 60 * 60_000;
const changedLists = 2;
const requestsEach = 20;
const interviewId = 1;

type LongListService = Pick<Service, "url" | "key" | "lists" | "assessments" | "withhold" | "stop">;

/** As long-list-service.mjs lists them, with addresses as the sandbox's. */
const recorded = (rows: number): RecordedAssessment[] =>
  Array.from({ length: rows }, (_, at) => ({
    id: at + 1,
    email: `candidate-${String(at + 1).padStart(6, "0")}@example.com`,
    interviewId,
    state: (at + 1) % 10 < 3 ? "pending" : "completed",
  }));

async function startLongListService(rows: number): Promise<LongListService> {
  const directory = mkdtempSync(path.join(tmpdir(), "shortlist-bench-service-"));
  const log = path.join(directory, "lists.log");
  const child = await startNode(
    ["scripts/bench/long-list-service.mjs", String(rows)],
    { BENCH_LIST_LOG: log },
    /^Serving (\S+)$/m,
  );
  return {
    url: child.announced,
    key: "bench-key-of-the-long-list",
    lists: () => (existsSync(log) ? parseListLog(readFileSync(log, "utf8")) : []),
    assessments: async () => recorded(rows),
    async withhold(isWithheld) {
      const { origin } = new URL(child.announced);
      await fetch(`${origin}/__control/faults`, { method: isWithheld ? "POST" : "DELETE" });
    },
    async stop() {
      await child.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function watchLongList(
  service: LongListService,
  place: Place,
  rows: number,
): Promise<Pick<LongList, "firstSync" | "changed">> {
  const shortlist = await startShortlist(service, place, { watchLoop: true });
  try {
    const firstSync = await watchFirstSync(shortlist, service, rows, syncedWithinMs);
    forgetPeak(shortlist.pid);
    const seen = await watchFurtherLists(shortlist, service, changedLists);
    return { firstSync, changed: { ...seen, peakMb: readPeakMb(shortlist.pid) } };
  } finally {
    await shortlist.stop();
  }
}

async function timeLongList(
  service: LongListService,
  place: Place,
  rows: number,
): Promise<Pick<LongList, "timings">> {
  await fillDirectory(place, service);
  const shortlist = await startShortlist(service, place);
  try {
    await waitForRows(shortlist, rows);
    return { timings: await timeRequests(shortlist, requestsToTime(interviewId, rows), requestsEach) };
  } finally {
    await shortlist.stop();
  }
}

async function measure(
  say: Say,
  store: LongList["store"],
  rows: number,
  databaseUrl?: string,
): Promise<LongList> {
  const service = await startLongListService(rows);
  const place = makePlace(databaseUrl);
  try {
    await service.withhold(true);
    const synced = await watchLongList(service, place, rows);
    say(`${rows} rows on ${store}: their directory, then requests one after the other`);
    return { store, rows, ...synced, ...(await timeLongList(service, place, rows)) };
  } finally {
    place.remove();
    await service.stop();
  }
}

export async function runLongList(results: Results, say: Say, rows: number): Promise<void> {
  say(`${rows} rows from empty, on SQLite`);
  results.longLists.push(await measure(say, "SQLite", rows));
  const postgres = startPostgres();
  if (!postgres) return say("There is no PostgreSQL here.");
  try {
    say(`${rows} rows from empty, on PostgreSQL`);
    results.longLists.push(await measure(say, "PostgreSQL", rows, postgres.url));
  } finally {
    postgres.stop();
  }
}
