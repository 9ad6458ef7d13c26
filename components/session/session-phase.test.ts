import { expect, test } from "vitest";
import { endWarnMs, nextLookMs, phaseAt, timesOf } from "@/components/session/session-phase";

const hourMs = 3_600_000;
const warnMs = 120_000;
const times = (idleMs: number, endMs: number) => timesOf({ idleMs, endMs, warnMs, noteEveryMs: 60_000 }, 0);

test.each([
  ["long before either end", times(8 * hourMs, 12 * hourMs), "quiet"],
  ["just before the question", times(warnMs + 1, 12 * hourMs), "quiet"],
  ["two minutes before it ends for that nothing is done", times(warnMs, 12 * hourMs), "idle"],
  ["when that time is over", times(0, 12 * hourMs), "over"],
  ["minutes before the end that stands", times(8 * hourMs, endWarnMs), "ending"],
  ["when that end has come", times(8 * hourMs, 0), "over"],
  ["where to stay would be no help", times(60_000, 60_000), "ending"],
  ["where to stay gives some time more", times(60_000, 90_000), "idle"],
] as const)("%s", (_moment, given, kind) => {
  expect(phaseAt(given, 0).kind).toBe(kind);
});

test("the next look is when there is something else to say", () => {
  const given = times(8 * hourMs, 12 * hourMs);
  expect(nextLookMs(given, 0)).toBe(8 * hourMs - warnMs);
  expect(nextLookMs(given, 8 * hourMs - warnMs)).toBe(warnMs);
  expect(nextLookMs(times(24 * hourMs, 12 * hourMs), 0)).toBe(12 * hourMs - endWarnMs);
});
