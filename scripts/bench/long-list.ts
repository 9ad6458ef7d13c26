import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startNode } from "../start-node";
import { forgetPeak, readPeakMb } from "./process-figures";
import type { Results } from "./results";
import { parseListLog, type Service } from "./service";
import { type LoopSeen, makePlace, startShortlist } from "./shortlist";
import { startPostgres } from "./start-postgres";
import { type FirstSync, watchFirstSync, watchFurtherLists } from "./watch-sync";

export type LongList = {
  store: "SQLite" | "PostgreSQL";
  rows: number;
  firstSync: FirstSync;
  changed: LoopSeen & { lists: number; peakMb: number };
};

export const longListRows = 1_000_000;
const syncedWithinMs = 60 * 60_000;
const changedLists = 2;

type LongListService = Pick<Service, "url" | "key" | "lists" | "withhold" | "stop">;

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

async function measure(store: LongList["store"], rows: number, databaseUrl?: string): Promise<LongList> {
  const service = await startLongListService(rows);
  const place = makePlace(databaseUrl);
  try {
    await service.withhold(true);
    const shortlist = await startShortlist(service, place, { watchLoop: true });
    try {
      const firstSync = await watchFirstSync(shortlist, service, rows, syncedWithinMs);
      forgetPeak(shortlist.pid);
      const seen = await watchFurtherLists(shortlist, service, changedLists);
      return { store, rows, firstSync, changed: { ...seen, peakMb: readPeakMb(shortlist.pid) } };
    } finally {
      await shortlist.stop();
    }
  } finally {
    place.remove();
    await service.stop();
  }
}

export async function runLongList(
  results: Results,
  say: (text: string) => void,
  rows: number,
): Promise<void> {
  say(`${rows} rows from empty, on SQLite`);
  results.longLists.push(await measure("SQLite", rows));
  const postgres = startPostgres();
  if (!postgres) return say("There is no PostgreSQL here.");
  try {
    say(`${rows} rows from empty, on PostgreSQL`);
    results.longLists.push(await measure("PostgreSQL", rows, postgres.url));
  } finally {
    postgres.stop();
  }
}
