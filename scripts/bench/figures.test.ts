import { expect, test } from "vitest";
import { measureLatencies } from "./completions";
import { takeList } from "./list-viewer";
import { readOptions, UsageError } from "./options";
import { percentile, spreadOf } from "./percentile";
import { parseCpuSeconds, parseMegabytes } from "./process-figures";
import { parseListLog } from "./service";
import { inBytes, inMs, withThousands } from "./words";

test("percentiles are by the nearest rank, in any order, and of nothing there are none", () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(percentile(hundred, 0.5)).toBe(50);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(spreadOf([3, 1, 2])).toEqual({ p50: 2, p95: 3, max: 3, count: 3 });
  expect(spreadOf([])).toBeUndefined();
});

test("the CPU of a process is read from behind its name, whatever that is", () => {
  const stat = "7946 (next-server (v16) R) S 1 7946 1 0 -1 4194304 103 0 0 0 250 150 0 0 20 0 11 0 148210";
  expect(parseCpuSeconds(stat, 100)).toBe(4);
});

test("peak memory is in decimal megabytes", () => {
  expect(parseMegabytes("Name:\tnode\nVmPeak:\t 9 kB\nVmHWM:\t  250000 kB\nVmRSS:\t 1 kB\n", "VmHWM")).toBe(
    256,
  );
});

test("a polling viewer learns of a completion by comparing two lists, and only once", () => {
  const kept = new Map<number, boolean>();
  const list = (...completed: boolean[]) =>
    JSON.stringify(completed.map((one, at) => ({ id: at, completed: one })));
  expect(takeList(kept, list(false, true))).toEqual([]);
  expect(takeList(kept, list(true, true, true))).toEqual([0]);
  expect(takeList(kept, list(true, true, true))).toEqual([]);
});

test("lists are put in the order in which they began", () => {
  expect(parseListLog("20 50\n10 60\n")).toEqual([
    { beganAt: 10, endedAt: 60 },
    { beganAt: 20, endedAt: 50 },
  ]);
});

test("the time beyond the poll interval counts from the list that can have told", () => {
  const lists = [
    { beganAt: 1_000, endedAt: 1_100 },
    { beganAt: 5_000, endedAt: 5_200 },
  ];
  const completions = [
    // In the next list.
    { id: 1, at: 1_500, seenAt: new Map([[0, 5_300]]) },
    // In the list that was just being read.
    { id: 2, at: 1_050, seenAt: new Map([[0, 1_150]]) },
    { id: 3, at: 5_500, seenAt: new Map() },
  ];
  const found = measureLatencies(completions, 1, lists);
  expect(found).toMatchObject({ completed: 3, expected: 3, seen: 2 });
  expect(found.latencyMs).toMatchObject({ p50: 100, max: 3_800 });
  expect(found.beyondMs).toMatchObject({ p50: 150, max: 300 });
  expect(found.afterListMs).toMatchObject({ p50: 50, max: 100 });
});

test("only a whole run writes into docs", () => {
  expect(readOptions([]).out).toBe("docs");
  expect(readOptions(["--quick"])).toMatchObject({ out: undefined, rows: [1_000, 20_000], viewers: [1, 50] });
  expect(readOptions(["--rows", "20000", "--systems", "plain,shared"])).toMatchObject({
    out: undefined,
    rows: [20_000],
    systems: ["plain", "shared"],
  });
  expect(() => readOptions(["--rows", "7"])).toThrow(UsageError);
});

test("figures read as people write them", () => {
  expect([20_000, 999, 1_234_567].map(withThousands)).toEqual(["20\u202f000", "999", "1\u202f234\u202f567"]);
  expect([0.42, 480, 1_500, 12_345].map(inMs)).toEqual(["0.4 ms", "480 ms", "1\u202f500 ms", "12.3 s"]);
  expect([12, 1_240, 45_000, 1_240_000, 45_000_000].map(inBytes)).toEqual([
    "12 B",
    "1.2 kB",
    "45 kB",
    "1.2 MB",
    "45 MB",
  ]);
});
