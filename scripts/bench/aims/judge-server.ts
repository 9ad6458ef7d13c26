import { type LongList, longListRows } from "../long-list";
import type { Cell, System } from "../measure-cell";
import { percentile } from "../percentile";
import type { Results } from "../results";
import type { LoopSeen } from "../shortlist";
import { inBytes, inMs, inTimes, withThousands } from "../words";
import { asFraction, type Judged, notMeasured } from "./judged";

const cellOf = (results: Results, system: System, rows: number, viewers: number): Cell | undefined =>
  results.cells.find((cell) => cell.system === system && cell.rows === rows && cell.viewers === viewers);

const mark = (cell: Cell) => (cell.isSaturated ? " (yardstick saturated)" : "");

/** A window has one list more or less depending on its beginning: only a larger difference counts. */
export function judgeRequests(results: Results, rows: number): Judged {
  const one = cellOf(results, "shortlist", rows, 1);
  const fifty = cellOf(results, "shortlist", rows, 50);
  if (!one || !fifty) return notMeasured;
  const apart = (Math.abs(fifty.listsPerMinute - one.listsPerMinute) * one.windowSeconds) / 60;
  return {
    measured: `${fifty.listsPerMinute.toFixed(1)} against ${one.listsPerMinute.toFixed(1)} lists a minute`,
    isMet: Math.round(apart) <= 1,
  };
}

export function judgeBytes(results: Results, rows: number, share: number): Judged {
  const ours = cellOf(results, "shortlist", rows, 1);
  const theirs = cellOf(results, "shared", rows, 1);
  if (!ours || !theirs) return notMeasured;
  const measured = ours.bytesPerViewerMinute / theirs.bytesPerViewerMinute;
  const amounts = `${inBytes(ours.bytesPerViewerMinute)} against ${inBytes(theirs.bytesPerViewerMinute)}`;
  return { measured: `${asFraction(measured)}: ${amounts}${mark(theirs)}`, isMet: measured <= share };
}

export function judgeCpu(results: Results, yardstick: System, share: number): Judged {
  const ours = cellOf(results, "shortlist", 20_000, 50);
  const theirs = cellOf(results, yardstick, 20_000, 50);
  if (!ours || !theirs) return notMeasured;
  const measured = ours.cpuSecondsPerMinute / theirs.cpuSecondsPerMinute;
  const amounts = `${ours.cpuSecondsPerMinute.toFixed(2)} against ${theirs.cpuSecondsPerMinute.toFixed(2)} s a minute`;
  return { measured: `${asFraction(measured)}: ${amounts}${mark(theirs)}`, isMet: measured <= share };
}

export function judgeIdle({ idle }: Results): Judged {
  if (idle?.rows !== 20_000 || idle.viewers !== 50) return notMeasured;
  const { cpuSecondsPerMinute, listsPerMinute, windows } = idle;
  return {
    measured: `${cpuSecondsPerMinute.toFixed(2)} s, the median of ${windows} windows, with ${listsPerMinute.toFixed(1)} lists a minute`,
    isMet: cpuSecondsPerMinute <= 0.2,
  };
}

export function judgeFirstByte({ firstBytes }: Results): Judged {
  if (!firstBytes) return notMeasured;
  const { home, list, health } = firstBytes;
  const ratio = home.p50 / list.p50;
  return {
    measured: `${inTimes(ratio)}: ${inMs(home.p50)} against ${inMs(list.p50)}, medians of ${home.count}; a request that reads nothing ${inMs(health.p50)}`,
    isMet: ratio <= 2.5,
  };
}

export function judgeLatency(results: Results): Judged {
  const ours = results.cells.filter(({ system, beyondMs }) => system === "shortlist" && beyondMs);
  const worst = [...ours].sort((a, b) => (b.beyondMs?.p95 ?? 0) - (a.beyondMs?.p95 ?? 0))[0];
  if (!worst?.beyondMs || !worst.afterListMs) return notMeasured;
  const where = `${withThousands(worst.rows)} rows, ${withThousands(worst.viewers)} viewers`;
  return {
    measured: `at most ${inMs(worst.beyondMs.p95)} from the list’s request, ${inMs(worst.afterListMs.p95)} from its answer (${where})`,
    isMet: worst.beyondMs.p95 <= 500 && ours.every(({ seen, expected }) => seen === expected),
  };
}

export function judgePages(results: Results): Judged {
  const few = results.api.find(({ rows }) => rows === 1_000);
  const many = results.api.find(({ rows }) => rows === 100_000);
  if (!few || !many) return notMeasured;
  const ratios = many.timings.flatMap((timing) => {
    const same = few.timings.find(({ name }) => name === timing.name);
    return timing.kind === "page" && same ? [{ timing, same, ratio: timing.ms.p95 / same.ms.p95 }] : [];
  });
  const worst = ratios.sort((a, b) => b.ratio - a.ratio)[0];
  if (!worst) return notMeasured;
  const { timing, same, ratio } = worst;
  return {
    measured: `at most ${inTimes(ratio)} (${timing.name}: ${inMs(timing.ms.p95)} against ${inMs(same.ms.p95)})`,
    isMet: ratio <= 3,
  };
}

export function judgeSearch(results: Results): Judged {
  const many = results.api.find(({ rows }) => rows === 100_000);
  const searches = many?.timings.filter(({ kind }) => kind === "search") ?? [];
  const worst = [...searches].sort((a, b) => b.ms.p95 - a.ms.p95)[0];
  if (!worst) return notMeasured;
  return { measured: `at most ${inMs(worst.ms.p95)} (${worst.name})`, isMet: worst.ms.p95 <= 100 };
}

/** Time in which the thread waits for a core, while other processes use them all, is no hold. */
function judgeHolds({ maxMs, longest: [first] }: LoopSeen): Judged {
  const ownMs = first?.ownMs ?? maxMs;
  return {
    measured: `${inMs(ownMs)}; ${inMs(maxMs)} with the wait for a core that others had`,
    isMet: ownMs <= 50,
  };
}

export function judgeFirstSync({ firstSyncs }: Results): Judged {
  const sync = firstSyncs.find(({ rows }) => rows === 100_000);
  return sync ? judgeHolds(sync.loop) : notMeasured;
}

export const judgeUnchanged = ({ unchanged }: Results): Judged =>
  unchanged?.rows === 100_000 ? judgeHolds(unchanged) : notMeasured;

export function judgeLongList({ longLists }: Results, store: LongList["store"]): Judged {
  const found = longLists.find((list) => list.store === store && list.rows >= longListRows);
  if (!found) return notMeasured;
  const { firstSync, changed } = found;
  const holds = [firstSync.loop, changed].map(judgeHolds);
  const peakMb = Math.max(firstSync.peakMb, changed.peakMb);
  const [first, further] = holds.map(({ measured }) => measured);
  return {
    measured: `${peakMb.toFixed(0)} MB; from empty ${first}; then ${further}`,
    isMet: peakMb <= 1_000 && holds.every(({ isMet }) => isMet),
  };
}

const longLimits = { page: 100, search: 200 };

export function judgeLongRequests(
  { longLists }: Results,
  store: LongList["store"],
  kind: keyof typeof longLimits,
): Judged {
  const found = longLists.find((list) => list.store === store && list.rows >= longListRows);
  const timings = found?.timings.filter((timing) => timing.kind === kind) ?? [];
  const worst = [...timings].sort((a, b) => b.ms.p95 - a.ms.p95)[0];
  if (!worst) return notMeasured;
  const median = percentile(
    timings.map(({ ms }) => ms.p50),
    0.5,
  );
  return {
    measured: `at most ${inMs(worst.ms.p95)} (${worst.name}); the median of all ${inMs(median ?? 0)}`,
    isMet: worst.ms.p95 <= longLimits[kind],
  };
}

export function judgeMemory({ memory }: Results): Judged {
  if (memory?.rows !== 100_000 || memory.streams !== 1_000) return notMeasured;
  const measured = `${memory.peakMb.toFixed(0)} MB at most; ${memory.afterFirstSyncMb.toFixed(0)} MB in the sync from empty`;
  return { measured, isMet: Math.max(memory.peakMb, memory.afterFirstSyncMb) <= 500 };
}

export const judgeIdentifying = ({ identifying: found }: Results): Judged =>
  found ? { measured: `${found.seconds.toFixed(1)} s`, isMet: found.seconds <= 120 } : notMeasured;
