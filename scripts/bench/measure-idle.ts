import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "./percentile";
import { readCpuSeconds } from "./process-figures";
import type { Service } from "./service";
import type { Viewer } from "./viewers";

/** The server's CPU while viewers look on and nothing changes. */
export type Idle = {
  rows: number;
  viewers: number;
  listsPerMinute: number;
  /** The median window's. */
  cpuSecondsPerMinute: number;
  windows: number;
};

const windows = 5;

/** @param open opens one viewer. @param plan.warmUpMs until what opening them cost is over. */
export async function measureIdle(
  plan: { rows: number; viewers: number; warmUpMs: number; windowMs: number },
  parts: { service: Service; pid: number; open: () => Promise<Viewer> },
): Promise<Idle> {
  const { service, pid, open } = parts;
  const viewers: Viewer[] = [];
  try {
    while (viewers.length < plan.viewers) viewers.push(await open());
    await sleep(plan.warmUpMs);
    const listsBefore = service.lists().length;
    const begunAt = performance.now();
    const perMinute: number[] = [];
    for (let window = 0; window < windows; window += 1) {
      const at = performance.now();
      const before = readCpuSeconds(pid);
      await sleep(plan.windowMs);
      perMinute.push(((readCpuSeconds(pid) - before) * 60_000) / (performance.now() - at));
    }
    return {
      rows: plan.rows,
      viewers: plan.viewers,
      listsPerMinute: ((service.lists().length - listsBefore) * 60_000) / (performance.now() - begunAt),
      cpuSecondsPerMinute: percentile(perMinute, 0.5) ?? 0,
      windows,
    };
  } finally {
    for (const viewer of viewers) viewer.close();
  }
}
