import { expect, test } from "vitest";
import { judgeAims } from "./aims/judge-aims";
import { drawPicture } from "./draw-picture";
import type { LighthouseFigures } from "./look-by-lighthouse";
import type { Cell } from "./measure-cell";
import type { Results } from "./results";
import { notesHeading, writeReport } from "./write-report";

const spread = (p95: number) => ({ p50: p95 / 2, p95, max: p95, count: 100 });

const cell = (values: Partial<Cell>): Cell => ({
  system: "shortlist",
  rows: 20_000,
  viewers: 1,
  windowSeconds: 40,
  listsPerMinute: 15,
  otherRequestsPerMinute: 60,
  bytesPerViewerMinute: 50_000,
  cpuSecondsPerMinute: 1,
  serviceCpuSecondsPerMinute: 2,
  peakMb: 200,
  listsPerViewerMinute: 0,
  isSaturated: false,
  completed: 40,
  expected: 40,
  seen: 40,
  latencyMs: spread(4_000),
  beyondMs: spread(300),
  afterListMs: spread(100),
  ...values,
});

const results = (values: Partial<Results>): Results => ({
  at: "2026-11-21T15:00:00.000Z",
  commit: "abc1234",
  minutes: 24,
  isQuick: false,
  machine: {
    cores: 2,
    cpu: "A <fast> one",
    memoryGb: 24,
    node: "20.20.2",
    system: "Linux",
    loadBefore: 0.1,
    loadAfter: 2,
  },
  cells: [],
  api: [],
  exports: [],
  firstSyncs: [],
  imports: [],
  longLists: [],
  presses: [],
  loads: [],
  lighthouse: [],
  ...values,
});

const verdicts = (of: Results) =>
  Object.fromEntries(
    judgeAims(of).flatMap(({ what, isMet }) => (isMet === undefined ? [] : [[what, isMet]])),
  );

test("what wasn't measured is neither met nor missed", () => {
  expect(verdicts(results({}))).toEqual({});
});

test("an import is told by ratios, with what they are made of", () => {
  const figures = {
    store: "SQLite" as const,
    rows: 5_000,
    seconds: 100,
    rowsPerSecond: 50,
    aloneMs: { p50: 16, p95: 24, max: 40, count: 100 },
    meanwhileMs: { p50: 32, p95: 60, max: 80, count: 200 },
  };
  const page = writeReport(results({ imports: [figures] }), [], undefined);
  expect(page).toContain("100 s, 50.0 rows a second, each 1.3 × as long as a single invitation alone");
  expect(page).toContain(
    "One amid it took 2.0 × as long as alone (16 ms, p95 24 ms; amid it 32 ms, p95 60 ms",
  );
});

test("one list more in a window is its beginning’s doing, two are not", () => {
  const what = "Lists asked of the service, 50 viewers against 1, 20\u202f000 rows";
  const with50 = (listsPerMinute: number) =>
    verdicts(results({ cells: [cell({ listsPerMinute: 15 }), cell({ viewers: 50, listsPerMinute })] }))[what];
  expect(with50(16.5)).toBe(true);
  expect(with50(18)).toBe(false);
});

test("CPU and bytes are set against the yardsticks of the same size", () => {
  const found = verdicts(
    results({
      cells: [
        cell({}),
        cell({ viewers: 50, cpuSecondsPerMinute: 4 }),
        cell({ system: "shared", bytesPerViewerMinute: 10_000_000 }),
        cell({ system: "shared", viewers: 50, cpuSecondsPerMinute: 6 }),
        cell({ system: "plain", viewers: 50, cpuSecondsPerMinute: 90, isSaturated: true }),
      ],
    }),
  );
  expect(found).toMatchObject({
    "Bytes to one viewer in a minute against the gzipped yardstick, 20 000 rows": true,
    "Server CPU at 20 000 rows and 50 viewers against the fairer yardstick": false,
    "Server CPU at 20 000 rows and 50 viewers against the plain yardstick": true,
  });
});

test("a completion that no viewer heard of misses the aim, however quick the others were", () => {
  const what = "Completion → viewer, beyond the poll interval, p95";
  expect(verdicts(results({ cells: [cell({})] }))[what]).toBe(true);
  expect(verdicts(results({ cells: [cell({ seen: 39 })] }))[what]).toBe(false);
});

test("pages are set against the same request with fewer rows, and the worst counts", () => {
  const timing = (name: string, p95: number) => ({ name, kind: "page" as const, query: "", ms: spread(p95) });
  const api = (slow: number) => [
    { rows: 1_000, timings: [timing("a", 10), timing("b", 10)] },
    { rows: 100_000, timings: [timing("a", 12), timing("b", slow)] },
  ];
  const what = "First page and filters, p95, 100 000 rows against 1 000";
  expect(verdicts(results({ api: api(29) }))[what]).toBe(true);
  expect(verdicts(results({ api: api(31) }))[what]).toBe(false);
});

test("a start and an image have bounds of their own", () => {
  const start = "`npm start` with a build and a store there → first page, median";
  const starts = (medianMs: number) => ({ medianMs, slowestMs: 2_000, npmMs: 100, count: 7 });
  expect(verdicts(results({ starts: starts(600), imageMb: 300 }))).toEqual({
    [start]: true,
    "Content of the image, on the disk": true,
  });
  expect(verdicts(results({ starts: starts(601), imageMb: 301 }))).toEqual({
    [start]: false,
    "Content of the image, on the disk": false,
  });
});

test("the home’s first byte is set against the list’s of the same minute", () => {
  const found = (homeMs: number) => ({
    firstBytes: { rows: 20_000, home: spread(2 * homeMs), list: spread(20), health: spread(8) },
  });
  expect(Object.values(verdicts(results(found(25))))).toEqual([true]);
  expect(Object.values(verdicts(results(found(26))))).toEqual([false]);
});

test("a page is as good as the median of its looks on a slow phone, whatever a desktop says", () => {
  const seen = (preset: "mobile" | "desktop", median: number): LighthouseFigures => ({
    page: "home",
    preset,
    rounds: 5,
    scores: {
      performance: { least: 80, median, most: 100 },
      accessibility: { least: 100, median: 100, most: 100 },
      "best-practices": { least: 100, median: 100, most: 100 },
    },
    timingsMs: {
      "first-contentful-paint": 1_200,
      "largest-contentful-paint": 2_500,
      "total-blocking-time": 100,
      "speed-index": 1_300,
    },
    index: 3_000,
    lacking: [],
  });
  const what = "Lighthouse, slow phone: performance of the home";
  const verdictOf = (median: number) =>
    verdicts(results({ lighthouse: [seen("desktop", 100), seen("mobile", median)] }))[what];
  expect(verdictOf(95)).toBe(true);
  expect(verdictOf(94)).toBe(false);
  const found = results({ lighthouse: [seen("mobile", 94)] });
  expect(writeReport(found, judgeAims(found), undefined)).toContain("| home, mobile | 94 (80 to 100) |");
});

test("a million rows are judged by their slowest page and their slowest search, each store for itself", () => {
  const loop = { maxMs: 10, p99Ms: 1, ticks: 1, longest: [] };
  const timing = (kind: "page" | "search", p95: number) => ({ name: kind, kind, query: "", ms: spread(p95) });
  const found = results({
    longLists: [
      {
        store: "PostgreSQL",
        rows: 1_000_000,
        firstSync: { rows: 1_000_000, seconds: 1, cpuSeconds: 1, peakMb: 900, loop },
        changed: { ...loop, lists: 2, peakMb: 900 },
        timings: [timing("page", 99), timing("search", 150), timing("search", 201)],
      },
    ],
  });
  expect(verdicts(found)).toEqual({
    "Memory and longest hold of the event loop, 1 000 000 rows, PostgreSQL": true,
    "First page and filters, p95, 1 000 000 rows, PostgreSQL": true,
    "Search of three letters or more, p95, 1 000 000 rows, PostgreSQL": false,
  });
  expect(writeReport(found, judgeAims(found), undefined)).toContain("1\u202f000\u202f000 rows, PostgreSQL");
});

test("the page keeps what people wrote about the figures, and the picture is well-formed text", () => {
  const found = results({ cells: [cell({}), cell({ system: "plain", isSaturated: true })] });
  const first = writeReport(found, judgeAims(found), undefined);
  expect(first).toContain("Plain yardstick *(saturated)*");
  const written = `${first}\nThe sync is slow because of the index.\n`;
  const second = writeReport({ ...found, commit: "def5678" }, judgeAims(found), written);
  expect(second).toContain("def5678");
  expect(second.split(notesHeading)).toHaveLength(2);
  expect(second).toContain("The sync is slow because of the index.");
  expect(drawPicture(found, judgeAims(found))).toContain("A &lt;fast&gt; one");
});
