import { expect, test, vi } from "vitest";
import { openPollLoop } from "@/lib/mirror/polling/poll-loop";

const hour = 3_600_000;

/** A loop whose checks end when they are told to. */
function setUp({ tookMs = 0, delayMs = hour } = {}) {
  const state: { checks: number; mayRun: boolean; end: () => void } = {
    checks: 0,
    mayRun: true,
    end: () => undefined,
  };
  const loop = openPollLoop({
    mayRun: () => state.mayRun,
    async check() {
      state.checks += 1;
      await new Promise<void>((resolve) => {
        state.end = resolve;
      });
      return { tookMs };
    },
    delayMs: async () => delayMs,
  });
  return { loop, state };
}

test("one check at a time, however often it is asked for", async () => {
  const { loop, state } = setUp();
  for (let times = 0; times < 3; times += 1) loop.run();
  expect([state.checks, loop.isRunning()]).toEqual([1, true]);
  state.end();
  await loop.ended();
  expect([state.checks, loop.isRunning()]).toEqual([1, false]);
  loop.pause();
});

test("who asks during a check gets one that was begun after that, and shares it", async () => {
  const { loop, state } = setUp();
  loop.run();
  const asked = [loop.runAnew(), loop.runAnew()];
  state.end();
  await vi.waitFor(() => expect(state.checks).toBe(2));
  state.end();
  await Promise.all(asked);
  expect(state.checks).toBe(2);
  loop.pause();
});

test("checks again by itself after its rest, until it pauses", async () => {
  const { loop, state } = setUp({ delayMs: 0 });
  loop.run();
  for (const checks of [2, 3]) {
    state.end();
    await vi.waitFor(() => expect(state.checks).toBe(checks));
  }
  loop.pause();
  state.mayRun = false;
  state.end();
  await loop.ended();
  loop.run();
  expect([state.checks, loop.isRunning()]).toEqual([3, false]);
});

test("soon is after the rest that a long check has earned the service", async () => {
  const { loop, state } = setUp({ tookMs: hour });
  loop.run();
  state.end();
  await loop.ended();
  loop.runSoon();
  expect([state.checks, loop.isRunning()]).toEqual([1, false]);
  expect(loop.turnedAt()).toBeGreaterThan(performance.now());
  loop.goOn();
  expect(state.checks).toBe(1);
  loop.pause();
  loop.goOn();
  expect(state.checks).toBe(2);
});
