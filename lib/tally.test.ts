import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTally, type Told } from "@/lib/tally";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(kinds: number) {
  const told: Told<string>[] = [];
  const tally = createTally<string>({ kinds, windowMs: 60_000, tell: (one) => told.push(one) });
  return { told, tally };
}

test("tells the first of a kind at once, and the rest when the window ends, with the newest", () => {
  const { told, tally } = setUp(5);
  for (let n = 1; n <= 10_000; n += 1) tally.note("flood", `attempt ${n}`);
  tally.note("single", "once");
  const until = new Date(Date.now() + 60_000);
  expect(told).toEqual([
    { what: "attempt 1", times: 1, isRepeated: false, until },
    { what: "once", times: 1, isRepeated: false, until },
  ]);
  vi.advanceTimersByTime(60_000);
  expect(told.slice(2)).toEqual([{ what: "attempt 10000", times: 9_999, isRepeated: true, until }]);
});

test("each window begins anew, and one in which nothing happened tells nothing", () => {
  const { told, tally } = setUp(5);
  tally.note("a", "one");
  vi.advanceTimersByTime(60_000);
  vi.advanceTimersByTime(60_000);
  tally.note("a", "two");
  expect(told.map(({ what }) => what)).toEqual(["one", "two"]);
  tally.note("a", "three");
  tally.end();
  expect(told.at(-1)).toMatchObject({ what: "three", times: 1, isRepeated: true });
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveLength(3);
});

test("of more kinds than it keeps apart it tells the number", () => {
  const { told, tally } = setUp(3);
  for (let n = 0; n < 10_000; n += 1) tally.note(`address ${n}`, `address ${n}`);
  expect(told).toHaveLength(3);
  tally.end();
  expect(told.slice(3)).toMatchObject([{ times: 9_997, isRepeated: true }]);
});

test("tells as many of a kind by themselves as it is asked to", () => {
  const told: Told<number>[] = [];
  const tally = createTally<number>({ apart: 3, tell: (one) => told.push(one) });
  const answers = [1, 2, 3, 4, 5].map((n) => tally.note("a", n));
  expect(answers).toEqual([true, true, true, false, false]);
  tally.end();
  expect(told.map(({ what, times, isRepeated }) => [what, times, isRepeated])).toEqual([
    [1, 1, false],
    [2, 1, false],
    [3, 1, false],
    [5, 2, true],
  ]);
});

test("tells each of what is more than it keeps apart, where none may be lost", () => {
  const told: Told<number>[] = [];
  const tally = createTally<number>({ kinds: 2, beyond: "told", tell: (one) => told.push(one) });
  for (let n = 1; n <= 5; n += 1) expect(tally.note(`kind ${n}`, n)).toBe(true);
  tally.end();
  expect(told.map(({ what }) => what)).toEqual([1, 2, 3, 4, 5]);
});
