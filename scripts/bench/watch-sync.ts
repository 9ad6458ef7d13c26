import { setTimeout as sleep } from "node:timers/promises";
import { assessmentPageSchema } from "@/lib/assessments/schema";
import { readCpuSeconds, readPeakMb } from "./process-figures";
import type { Service } from "./service";
import type { LoopSeen, Shortlist } from "./shortlist";

export type FirstSync = {
  rows: number;
  /** From the request for the list until the table has every row. */
  seconds: number;
  cpuSeconds: number;
  peakMb: number;
  loop: LoopSeen;
};

const syncedWithinMs = 10 * 60_000;

async function countRows(shortlist: Shortlist): Promise<number> {
  const page = await shortlist.get("/api/assessments?limit=1");
  return assessmentPageSchema.parse(await page.json()).counts.all;
}

export async function waitForRows(
  shortlist: Shortlist,
  rows: number,
  withinMs = syncedWithinMs,
): Promise<void> {
  for (const giveUpAt = Date.now() + withinMs; Date.now() < giveUpAt; ) {
    if ((await countRows(shortlist)) >= rows) return;
    await sleep(500);
  }
  throw new Error(`${rows} rows were not there in time.\n${shortlist.output().slice(-2_000)}`);
}

const warmUpMs = 5_000;

/** The service withholds the first list until the server is up: loading the program holds the event loop too. */
export async function watchFirstSync(
  shortlist: Shortlist,
  service: Pick<Service, "withhold" | "lists">,
  rows: number,
  withinMs?: number,
): Promise<FirstSync> {
  for (const endAt = Date.now() + warmUpMs; Date.now() < endAt; await sleep(500)) await countRows(shortlist);
  await shortlist.loopSeen();
  const cpuBefore = readCpuSeconds(shortlist.pid);
  const clearedAt = Date.now();
  await service.withhold(false);
  await waitForRows(shortlist, rows, withinMs);
  const hadAllAt = Date.now();
  const loop = await shortlist.loopSeen();
  const list = service.lists().find(({ beganAt }) => beganAt >= clearedAt);
  return {
    rows,
    seconds: (hadAllAt - (list?.beganAt ?? clearedAt)) / 1000,
    cpuSeconds: readCpuSeconds(shortlist.pid) - cpuBefore,
    peakMb: readPeakMb(shortlist.pid),
    loop,
  };
}

const furtherWithinMs = 5 * 60_000;

/** The event loop during so many further lists. */
export async function watchFurtherLists(
  shortlist: Shortlist,
  service: Pick<Service, "lists">,
  howMany: number,
): Promise<LoopSeen & { lists: number }> {
  const before = service.lists().length;
  await shortlist.loopSeen();
  for (const giveUpAt = Date.now() + furtherWithinMs; Date.now() < giveUpAt; ) {
    if (service.lists().length >= before + howMany) break;
    // While a viewer looks, the list is read most often.
    await countRows(shortlist);
    await sleep(1_000);
  }
  await sleep(1_000);
  return { ...(await shortlist.loopSeen()), lists: service.lists().length - before };
}
