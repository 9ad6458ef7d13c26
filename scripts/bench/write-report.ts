import { categories, timings } from "./look-by-lighthouse";
import type { Cell, System } from "./measure-cell";
import type { ImportFigures } from "./measure-import";
import type { Aim, Results } from "./results";
import { inBytes, inMs, inTimes, withThousands } from "./words";

/** The heading of the notes about the figures, which are kept from run to run. */
export const notesHeading = "## What the figures mean";

const systemNames: Record<System, string> = {
  shortlist: "Shortlist",
  "shortlist-postgres": "Shortlist on PostgreSQL",
  plain: "Plain yardstick",
  shared: "Fairer yardstick",
};

const verdict = ({ isMet }: Aim) => (isMet === undefined ? "–" : isMet ? "met" : "**missed**");

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}

const seconds = (value: number | undefined) => (value === undefined ? "–" : `${(value / 1000).toFixed(1)} s`);

const cellRow = (cell: Cell) => [
  `${systemNames[cell.system]}${cell.isSaturated ? " *(saturated)*" : ""}`,
  withThousands(cell.rows),
  withThousands(cell.viewers),
  `${cell.listsPerMinute.toFixed(1)} + ${cell.otherRequestsPerMinute.toFixed(0)}`,
  inBytes(cell.bytesPerViewerMinute),
  cell.cpuSecondsPerMinute.toFixed(2),
  cell.serviceCpuSecondsPerMinute.toFixed(2),
  cell.peakMb.toFixed(0),
  `${seconds(cell.latencyMs?.p50)} / ${seconds(cell.latencyMs?.p95)}`,
  cell.beyondMs ? `${inMs(cell.beyondMs.p95)} / ${inMs(cell.afterListMs?.p95 ?? 0)}` : "–",
  `${withThousands(cell.seen)} of ${withThousands(cell.expected)}`,
];

const cellHead = [
  "",
  "rows",
  "viewers",
  "lists + single reads a minute",
  "bytes to a viewer, a minute",
  "server CPU s, a minute",
  "service CPU s, a minute",
  "peak MB",
  "completion → viewer p50 / p95",
  "p95 from the list’s request / from its answer",
  "seen",
];

function describeRequests({ api, longLists }: Results): string {
  const timed = [
    ...api.map(({ rows, timings }) => ({ where: `${withThousands(rows)} rows`, timings })),
    ...longLists.map(({ rows, store, timings }) => ({
      where: `${withThousands(rows)} rows, ${store}`,
      timings,
    })),
  ];
  const names = [...new Set(timed.flatMap(({ timings }) => timings.map(({ name }) => name)))];
  return table(
    ["`GET /api/assessments`", ...timed.map(({ where }) => `${where}: p50 / p95`)],
    names.map((name) => [
      name,
      ...timed.map(({ timings }) => {
        const timing = timings.find((candidate) => candidate.name === name);
        return timing ? `${inMs(timing.ms.p50)} / ${inMs(timing.ms.p95)}` : "–";
      }),
    ]),
  );
}

const describeLighthouse = ({ lighthouse }: Results): string =>
  table(
    ["", "performance", ...categories.slice(1), ...Object.values(timings), "machine’s index"],
    lighthouse.map(({ page, preset, scores, timingsMs, index }) => {
      const { least, median, most } = scores.performance;
      return [
        `${page}, ${preset}`,
        `${median} (${least} to ${most})`,
        `${scores.accessibility.median}`,
        `${scores["best-practices"].median}`,
        ...Object.values(timingsMs).map(inMs),
        `${index}`,
      ];
    }),
  );

const describeImport = ({ store, rows, seconds: took, rowsPerSecond, aloneMs, meanwhileMs }: ImportFigures) =>
  `- An import of ${withThousands(rows)} rows on ${store}: ${took.toFixed(0)} s, ${rowsPerSecond.toFixed(1)} rows a second, each ${inTimes(1_000 / rowsPerSecond / aloneMs.p50)} as long as a single invitation alone. One amid it took ${inTimes(meanwhileMs.p50 / aloneMs.p50)} as long as alone (${inMs(aloneMs.p50)}, p95 ${inMs(aloneMs.p95)}; amid it ${inMs(meanwhileMs.p50)}, p95 ${inMs(meanwhileMs.p95)}, ${meanwhileMs.count} of them).`;

function describeRest(results: Results): string {
  const { firstSyncs, identifying, imports, longLists, unchanged, exports, memory, browser } = results;
  const lines = [
    ...firstSyncs.map(
      ({ rows, seconds: took, cpuSeconds, peakMb, loop }) =>
        `- ${withThousands(rows)} rows from an empty store: ${took.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of CPU, ${peakMb.toFixed(0)} MB at most since the start; the event loop was held for ${inMs(loop.maxMs)} at most, p99 ${inMs(loop.p99Ms)}.`,
    ),
    ...longLists.map(
      ({ store, rows, firstSync: { seconds: took, cpuSeconds, peakMb, loop }, changed }) =>
        `- ${withThousands(rows)} rows on ${store}, from empty: ${took.toFixed(0)} s, ${cpuSeconds.toFixed(0)} s of CPU, ${peakMb.toFixed(0)} MB at most, the event loop held for ${inMs(loop.maxMs)} at most, p99 ${inMs(loop.p99Ms)}; then ${changed.lists} lists with one row changed each: ${changed.peakMb.toFixed(0)} MB, ${inMs(changed.maxMs)}, p99 ${inMs(changed.p99Ms)}.`,
    ),
    ...(identifying
      ? [
          `- ${withThousands(identifying.rows)} rows from an empty store, until each of the ${withThousands(identifying.completed)} completed ones had its candidate: ${identifying.seconds.toFixed(1)} s, ${identifying.cpuSeconds.toFixed(1)} s of CPU, the start included; the event loop was held for ${inMs(identifying.loop.maxMs)} at most, p99 ${inMs(identifying.loop.p99Ms)}.`,
        ]
      : []),
    ...imports.map(describeImport),
    ...(unchanged
      ? [
          `- ${unchanged.lists} unchanged lists of ${withThousands(unchanged.rows)}: the event loop was held for ${inMs(unchanged.maxMs)} at most, p99 ${inMs(unchanged.p99Ms)}.`,
        ]
      : []),
    ...(memory
      ? [
          `- Memory with ${withThousands(memory.streams)} streams at ${withThousands(memory.rows)} rows: ${memory.peakMb.toFixed(0)} MB at most since the start.`,
        ]
      : []),
    ...exports.map(
      ({ rows, rowsPerSecond, megabytes }) =>
        `- Export of ${withThousands(rows)} rows: ${withThousands(rowsPerSecond)} rows a second, ${megabytes.toFixed(1)} MB.`,
    ),
    ...(browser
      ? [
          `- Chromium at ${withThousands(browser.rows)} rows: ${browser.scroll.longFrames} frames over 50 ms while scrolling (the longest ${inMs(browser.scroll.longestFrameMs)}), ${browser.search.longFrames} while searching (${inMs(browser.search.longestFrameMs)}); jumping to the end ${browser.reachedLastRow ? "brought the last row" : "did not bring the last row"}.`,
        ]
      : []),
  ];
  return lines.join("\n");
}

/** The page about one run. @param before the page so far: its notes are kept. */
export function writeReport(results: Results, aims: Aim[], before: string | undefined): string {
  const { machine, at, commit, minutes } = results;
  const notes = before?.includes(notesHeading)
    ? before.slice(before.indexOf(notesHeading))
    : `${notesHeading}\n`;
  const ran = `${at.slice(0, 10)} at ${at.slice(11, 16)} UTC, commit \`${commit}\``;
  return `# Performance

\`npm run bench\` wrote this page and measured everything on it in one run of ${Math.round(minutes)} minutes${results.isQuick ? " (`--quick`)" : ""}, on ${ran}:
${machine.cores} cores of ${machine.cpu}, ${machine.memoryGb.toFixed(0)} GB, ${machine.system}, Node ${machine.node}. Server, assessment service and all viewers shared
this one machine (load ${machine.loadBefore.toFixed(1)} before the run, ${machine.loadAfter.toFixed(1)} at its end). The figures as data: [performance.json](performance.json).

![The aims and what was measured](performance.svg)

## Aims

*Before* is what the work on speed began with, measured on 2026-11-21 and 22 on a machine of the same kind.

${table(
  ["", "before", "aim", "measured", ""],
  aims.map((aim) => [aim.what, aim.before ?? "–", aim.aim, aim.measured, verdict(aim)]),
)}

## Many viewers

One assessment completed each second. The *plain* yardstick is a thin proxy whose every viewer polls the full list every 5 s; the
*fairer* one polls once every 5 s for all and sends each viewer the full list, gzipped once. *Saturated*: it could not keep
its own 5 s. CPU is of all threads of the server under test; the service’s own is kept apart.

${table(cellHead, results.cells.map(cellRow))}

## Requests

One after the other, with the mirror at work beside them.

${describeRequests(results)}

## Lighthouse

An empty cache each time, a signed-in recruiter’s home with 1 000 rows; medians, the performance with its least and most. *Mobile* is
Lighthouse’s slow phone: slow 4G and a processor four times slower.

${describeLighthouse(results)}

## The rest

${describeRest(results)}

${notes.trimEnd()}
`;
}
