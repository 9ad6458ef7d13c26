import { afterEach, expect, test, vi } from "vitest";
import { createLookTimer, type LookTimer } from "@/lib/feed/look-timer";

const hour = 3_600_000;
const timers: LookTimer[] = [];
afterEach(() => {
  for (const timer of timers.splice(0)) timer.stop();
});

/** Looks that end when they are told to. */
function setUp(delays: { everyMs: number; wakeMs: number }) {
  const state: { looks: number; end: (goesOn: boolean) => void } = { looks: 0, end: () => undefined };
  const timer = createLookTimer(() => {
    state.looks += 1;
    return new Promise((resolve) => {
      state.end = resolve;
    });
  }, delays);
  timers.push(timer);
  const reaches = (looks: number) => vi.waitFor(() => expect(state.looks).toBe(looks));
  return { timer, state, reaches };
}

test("looks one after the other, and no more once a look says so", async () => {
  const { timer, state, reaches } = setUp({ everyMs: 1, wakeMs: hour });
  timer.goOn();
  await reaches(1);
  timer.goOn();
  state.end(true);
  await reaches(2);
  state.end(false);
  await new Promise(setImmediate);
  timer.goOn();
  await reaches(3);
});

test("is woken from a long rest, and by what comes during a look right after it", async () => {
  const { timer, state, reaches } = setUp({ everyMs: hour, wakeMs: 1 });
  timer.goOn();
  timer.wake(true);
  await reaches(1);
  timer.wake(false);
  state.end(true);
  await reaches(2);
});
