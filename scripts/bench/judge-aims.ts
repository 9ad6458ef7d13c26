import { type LongList, longListRows } from "./long-list";
import type { Cell, System } from "./measure-cell";
import { type Interaction, interactions } from "./measure-presses";
import { percentile } from "./percentile";
import type { Aim, Results } from "./results";
import type { LoopSeen } from "./shortlist";
import { inBytes, inMs, inTimes, withThousands } from "./words";

/** Sizes of which each press is timed. */
const pressRows = [1_000, 20_000, 100_000] as const;

type PressKind = "searchMs" | "searchAnsweredMs" | "filterMs" | "tabMs" | "sortMs";

const inpWords: Record<Interaction, string> = {
  open: "opening a row",
  decide: "deciding",
  choose: "choosing a row",
  scroll: "scrolling",
  type: "typing",
};

type Judged = Pick<Aim, "measured" | "isMet">;

const notMeasured: Judged = { measured: "not in this run" };

function asFraction(share: number): string {
  if (share >= 1) return inTimes(share);
  const whole = 1 / share;
  return `1/${whole < 10 ? whole.toFixed(1) : withThousands(whole)}`;
}

const cellOf = (results: Results, system: System, rows: number, viewers: number): Cell | undefined =>
  results.cells.find((cell) => cell.system === system && cell.rows === rows && cell.viewers === viewers);

const mark = (cell: Cell) => (cell.isSaturated ? " (yardstick saturated)" : "");

/** A window has one list more or less depending on its beginning: only a larger difference counts. */
function judgeRequests(results: Results, rows: number): Judged {
  const one = cellOf(results, "shortlist", rows, 1);
  const fifty = cellOf(results, "shortlist", rows, 50);
  if (!one || !fifty) return notMeasured;
  const apart = (Math.abs(fifty.listsPerMinute - one.listsPerMinute) * one.windowSeconds) / 60;
  return {
    measured: `${fifty.listsPerMinute.toFixed(1)} against ${one.listsPerMinute.toFixed(1)} lists a minute`,
    isMet: Math.round(apart) <= 1,
  };
}

function judgeBytes(results: Results, rows: number, share: number): Judged {
  const ours = cellOf(results, "shortlist", rows, 1);
  const theirs = cellOf(results, "shared", rows, 1);
  if (!ours || !theirs) return notMeasured;
  const measured = ours.bytesPerViewerMinute / theirs.bytesPerViewerMinute;
  const amounts = `${inBytes(ours.bytesPerViewerMinute)} against ${inBytes(theirs.bytesPerViewerMinute)}`;
  return { measured: `${asFraction(measured)}: ${amounts}${mark(theirs)}`, isMet: measured <= share };
}

function judgeCpu(results: Results, yardstick: System, share: number): Judged {
  const ours = cellOf(results, "shortlist", 20_000, 50);
  const theirs = cellOf(results, yardstick, 20_000, 50);
  if (!ours || !theirs) return notMeasured;
  const measured = ours.cpuSecondsPerMinute / theirs.cpuSecondsPerMinute;
  const amounts = `${ours.cpuSecondsPerMinute.toFixed(2)} against ${theirs.cpuSecondsPerMinute.toFixed(2)} s a minute`;
  return { measured: `${asFraction(measured)}: ${amounts}${mark(theirs)}`, isMet: measured <= share };
}

function judgeIdle({ idle }: Results): Judged {
  if (idle?.rows !== 20_000 || idle.viewers !== 50) return notMeasured;
  const { cpuSecondsPerMinute, listsPerMinute, windows } = idle;
  return {
    measured: `${cpuSecondsPerMinute.toFixed(2)} s, the median of ${windows} windows, with ${listsPerMinute.toFixed(1)} lists a minute`,
    isMet: cpuSecondsPerMinute <= 0.2,
  };
}

function judgeFirstByte({ firstBytes }: Results): Judged {
  if (!firstBytes) return notMeasured;
  const { home, list, health } = firstBytes;
  const ratio = home.p50 / list.p50;
  return {
    measured: `${inTimes(ratio)}: ${inMs(home.p50)} against ${inMs(list.p50)}, medians of ${home.count}; a request that reads nothing ${inMs(health.p50)}`,
    isMet: ratio <= 2.5,
  };
}

function judgeLatency(results: Results): Judged {
  const ours = results.cells.filter(({ system, beyondMs }) => system === "shortlist" && beyondMs);
  const worst = [...ours].sort((a, b) => (b.beyondMs?.p95 ?? 0) - (a.beyondMs?.p95 ?? 0))[0];
  if (!worst?.beyondMs || !worst.afterListMs) return notMeasured;
  const where = `${withThousands(worst.rows)} rows, ${withThousands(worst.viewers)} viewers`;
  return {
    measured: `at most ${inMs(worst.beyondMs.p95)} from the list’s request, ${inMs(worst.afterListMs.p95)} from its answer (${where})`,
    isMet: worst.beyondMs.p95 <= 500 && ours.every(({ seen, expected }) => seen === expected),
  };
}

function judgePages(results: Results): Judged {
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

function judgeSearch(results: Results): Judged {
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

function judgeFirstSync({ firstSyncs }: Results): Judged {
  const sync = firstSyncs.find(({ rows }) => rows === 100_000);
  return sync ? judgeHolds(sync.loop) : notMeasured;
}

const judgeUnchanged = ({ unchanged }: Results): Judged =>
  unchanged?.rows === 100_000 ? judgeHolds(unchanged) : notMeasured;

function judgeLongList({ longLists }: Results, store: LongList["store"]): Judged {
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

function judgeLongRequests(
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

function judgeMemory({ memory }: Results): Judged {
  if (memory?.rows !== 100_000 || memory.streams !== 1_000) return notMeasured;
  const measured = `${memory.peakMb.toFixed(0)} MB at most; ${memory.afterFirstSyncMb.toFixed(0)} MB in the sync from empty`;
  return { measured, isMet: Math.max(memory.peakMb, memory.afterFirstSyncMb) <= 500 };
}

const judgeIdentifying = ({ identifying: found }: Results): Judged =>
  found ? { measured: `${found.seconds.toFixed(1)} s`, isMet: found.seconds <= 120 } : notMeasured;

function judgeBrowser({ browser }: Results, what: "search" | "scroll"): Judged {
  if (browser?.rows !== 100_000) return notMeasured;
  const { longestScriptsMs, overByScripts, longestFrameMs } = browser[what];
  const keys = browser.keystrokeToRowsMs;
  const told = what === "search" && keys ? `; rows ${inMs(keys.p50)} after the last key` : "";
  return {
    measured: `our scripts at most ${inMs(longestScriptsMs)} of a frame (longest frame ${inMs(longestFrameMs)})${told}`,
    isMet: overByScripts === 0,
  };
}

function judgeStarts({ starts }: Results): Judged {
  if (!starts) return notMeasured;
  const { medianMs, slowestMs, npmMs, count } = starts;
  return {
    measured: `${inMs(medianMs)}, at most ${inMs(slowestMs)}, of ${count} starts (npm alone: ${inMs(npmMs)})`,
    isMet: medianMs <= 600,
  };
}

const judgeImage = ({ imageMb }: Results): Judged =>
  imageMb === undefined ? notMeasured : { measured: `${imageMb.toFixed(0)} MB`, isMet: imageMb <= 300 };

/** @param aimMs one for each size, in the order of `pressRows`. */
function judgePresses({ presses }: Results, what: PressKind, aimMs: readonly number[]): Judged {
  const found = pressRows.flatMap((rows, at) => {
    const ms = presses.find((one) => one.rows === rows)?.[what];
    return ms ? [{ rows, ms, isMet: ms.p50 <= (aimMs[at] ?? 0) }] : [];
  });
  if (found.length < pressRows.length) return notMeasured;
  const floors = presses.flatMap(({ floorMs }) => floorMs?.p50 ?? []);
  const each = found.map(({ ms }) => inMs(ms.p50)).join(", ");
  return {
    measured: `${each} (at most ${inMs(Math.max(...found.map(({ ms }) => ms.max)))}); two frames of an empty page ${inMs(Math.max(...floors))}`,
    isMet: found.every(({ isMet }) => isMet),
  };
}

function judgeInp({ presses }: Results, kind: Interaction): Judged {
  const found = presses.flatMap(({ rows, inp }) => (inp[kind] ? [{ rows, ms: inp[kind] }] : []));
  if (found.length === 0) return notMeasured;
  const worst = found.reduce((one, other) => (other.ms.p50 > one.ms.p50 ? other : one));
  return {
    measured: `${inMs(worst.ms.p50)} (at most ${inMs(worst.ms.max)}, ${withThousands(worst.rows)} rows)`,
    isMet: worst.ms.p50 <= 200,
  };
}

function judgeLoads(
  { loads }: Results,
  what: "paintedMs" | "longTasksMs",
  atMost: number,
  sizes: readonly number[],
): Judged {
  const found = sizes.flatMap((rows) => loads.find((one) => one.rows === rows) ?? []);
  if (found.length < sizes.length) return notMeasured;
  const ratios = found.map(({ home, empty }) => home[what].p50 / empty[what].p50);
  const amounts = found.map(({ home, empty }) => `${inMs(home[what].p50)} against ${inMs(empty[what].p50)}`);
  return {
    measured: `${ratios.map((ratio) => ratio.toFixed(1)).join(", ")} ×: ${amounts.join(", ")}`,
    isMet: ratios.every((ratio) => ratio <= atMost),
  };
}

function judgeHtml({ loads }: Results): Judged {
  const found = loads.find(({ rows }) => rows === 20_000)?.home;
  if (!found) return notMeasured;
  const { htmlBytes, htmlSentBytes } = found;
  return {
    measured: `${inBytes(htmlBytes)} / ${inBytes(htmlSentBytes)}`,
    isMet: htmlBytes <= 150_000 && htmlSentBytes <= 20_000,
  };
}

function judgeScreens({ loads }: Results): Judged {
  const found = loads.flatMap(({ rows, screensMs }) => (screensMs ? [{ rows, ms: screensMs }] : []));
  if (found.length === 0) return notMeasured;
  const each = found.map(({ ms }) => inMs(ms.p50)).join(", ");
  return {
    measured: `${each} (at most ${inMs(Math.max(...found.map(({ ms }) => ms.max)))})`,
    isMet: found.every(({ ms }) => ms.p50 <= 100),
  };
}

export function judgeAims(results: Results): Aim[] {
  const judged = (what: string, aim: string, found: Judged): Aim => ({ what, aim, ...found });
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
