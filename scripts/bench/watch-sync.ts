import { setTimeout as sleep } from "node:timers/promises";
import { assessmentPageSchema } from "@/lib/assessments/schema";
import { readCpuSeconds, readPeakMb } from "./process-figures";
import type { Service } from "./service";
import type { LoopSeen, Shortlist } from "./shortlist";

export type FirstSync = {
  rows: number;
  /** From the server's announcement until the table has every row. */
  seconds: number;
  cpuSeconds: number;
  peakMb: number;
  /** The event loop until then; only where it is watched. */
  loop?: LoopSeen;
};

const syncedWithinMs = 10 * 60_000;

/** Waits until the table has all rows, asking as a viewer would. */
export async function waitForRows(shortlist: Shortlist, rows: number): Promise<void> {
  for (const giveUpAt = Date.now() + syncedWithinMs; Date.now() < giveUpAt; ) {
    const page = await shortlist.get("/api/assessments?limit=1");
    if (assessmentPageSchema.parse(await page.json()).counts.all >= rows) return;
    await sleep(500);
  }
  throw new Error(`${rows} rows were not there in time.\n${shortlist.output().slice(-2_000)}`);
}

/** Watches a server that has just been started on an empty store. */
export async function watchFirstSync(
  shortlist: Shortlist,
  rows: number,
  watchesLoop: boolean,
): Promise<FirstSync> {
  const begunAt = performance.now();
  await waitForRows(shortlist, rows);
  const seconds = (performance.now() - begunAt) / 1000;
  return {
    rows,
    seconds,
    cpuSeconds: readCpuSeconds(shortlist.pid),
    peakMb: readPeakMb(shortlist.pid),
    loop: watchesLoop ? await shortlist.loopSeen() : undefined,
  };
}

const unchangedWithinMs = 3 * 60_000;

/** The event loop while the service's list is read so many times and is the same each time. */
export async function watchUnchangedLists(
  shortlist: Shortlist,
  service: Service,
  howMany: number,
): Promise<LoopSeen & { lists: number }> {
  const before = service.lists().length;
  await shortlist.loopSeen();
  for (const giveUpAt = Date.now() + unchangedWithinMs; Date.now() < giveUpAt; ) {
    if (service.lists().length >= before + howMany) break;
    // Somebody looks, so that the list is read at its quickest pace.
    await (await shortlist.get("/api/assessments?limit=1")).arrayBuffer();
    await sleep(1_000);
  }
  await sleep(1_000);
  return { ...(await shortlist.loopSeen()), lists: service.lists().length - before };
}
