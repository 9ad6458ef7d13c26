import { setTimeout as sleep } from "node:timers/promises";
import { type Latencies, startCompletions } from "./completions";
import { percentile } from "./percentile";
import { forgetPeak, readCpuSeconds, readPeakMb } from "./process-figures";
import type { Service } from "./service";
import type { Viewer } from "./viewers";

export type System = "shortlist" | "shortlist-postgres" | "plain" | "shared";

/** One system with so many rows and viewers, measured while one assessment completes each second. */
export type Cell = Latencies & {
  system: System;
  rows: number;
  viewers: number;
  windowSeconds: number;
  listsPerMinute: number;
  otherRequestsPerMinute: number;
  /** The median, from the beginning of a list to the next one’s. */
  listIntervalMs?: number;
  /** The median viewer’s. */
  bytesPerViewerMinute: number;
  cpuSecondsPerMinute: number;
  serviceCpuSecondsPerMinute: number;
  peakMb: number;
  /** Full lists that reached the median viewer; with Shortlist, how often it had to load its list again. */
  listsPerViewerMinute: number;
  /** It can’t keep its own interval of 5 s. */
  isSaturated: boolean;
};

export type CellPlan = {
  system: System;
  rows: number;
  viewers: number;
  warmUpMs: number;
  windowMs: number;
};

type Parts = {
  service: Service;
  pid: number;
  /** Opens viewer number `index`; only the first `readers` report what they see. */
  open(index: number, saw: (id: number, at: number) => void): Promise<Viewer>;
  readers: number;
};

const openAtOnce = 25;
/** The last completion may take three intervals of the slowest poll. */
const lastSeenWithinMs = 45_000;
const yardstickListsPerMinute = 12;

async function openViewers(
  viewers: Viewer[],
  count: number,
  open: (index: number) => Promise<Viewer>,
): Promise<void> {
  while (viewers.length < count) {
    const from = viewers.length;
    const next = Math.min(openAtOnce, count - from);
    viewers.push(...(await Promise.all(Array.from({ length: next }, (_, at) => open(from + at)))));
  }
}

const median = (values: number[]) => percentile(values, 0.5);

/** Runs one cell: opens the viewers, warms up, measures, and waits for the last completions. */
export async function measureCell(plan: CellPlan, parts: Parts): Promise<Cell> {
  const { service, pid, readers } = parts;
  const completions = await startCompletions(service);
  const viewers: Viewer[] = [];
  try {
    await openViewers(viewers, plan.viewers, (index) =>
      parts.open(index, (id, at) => completions.saw(index, id, at)),
    );
    await sleep(plan.warmUpMs);
    const snapshot = async () => ({
      at: performance.now(),
      requests: await service.requests(),
      bytes: viewers.map((viewer) => viewer.bytes()),
      lists: viewers.map((viewer) => viewer.lists()),
      cpu: readCpuSeconds(pid),
      serviceCpu: readCpuSeconds(service.pid),
    });
    forgetPeak(pid);
    const listsBefore = service.lists().length;
    const before = await snapshot();
    completions.count();
    await sleep(plan.windowMs);
    const after = await snapshot();
    completions.stop();
    const lists = service.lists().slice(Math.max(0, listsBefore - 1));
    const peakMb = readPeakMb(pid);
    for (const giveUpAt = Date.now() + lastSeenWithinMs; Date.now() < giveUpAt; ) {
      if (completions.allSeen(readers)) break;
      await sleep(200);
    }

    const perMinute = 60_000 / (after.at - before.at);
    const grown = (now: number[], then: number[]) =>
      (median(now.map((value, at) => value - (then[at] ?? 0))) ?? 0) * perMinute;
    const listsPerViewerMinute = grown(after.lists, before.lists);
    const isShortlist = plan.system.startsWith("shortlist");
    const gaps = lists.slice(1).map((list, at) => list.beganAt - (lists[at]?.beganAt ?? 0));
    return {
      system: plan.system,
      rows: plan.rows,
      viewers: plan.viewers,
      windowSeconds: (after.at - before.at) / 1000,
      listsPerMinute: (after.requests.lists - before.requests.lists) * perMinute,
      otherRequestsPerMinute: (after.requests.others - before.requests.others) * perMinute,
      listIntervalMs: plan.system === "plain" ? undefined : median(gaps),
      bytesPerViewerMinute: grown(after.bytes, before.bytes),
      cpuSecondsPerMinute: (after.cpu - before.cpu) * perMinute,
      serviceCpuSecondsPerMinute: (after.serviceCpu - before.serviceCpu) * perMinute,
      peakMb,
      listsPerViewerMinute,
      isSaturated: !isShortlist && listsPerViewerMinute < 0.8 * yardstickListsPerMinute,
      ...completions.latencies(readers, plan.system === "plain" ? [] : service.lists()),
    };
  } finally {
    completions.stop();
    for (const viewer of viewers) viewer.close();
  }
}
