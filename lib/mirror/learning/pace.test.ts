import { expect, test } from "vitest";
import { createPace } from "@/lib/mirror/learning/pace";

function setUp() {
  const clock = { ms: 1_000 };
  const pace = createPace(() => clock.ms);
  return {
    pace,
    pass: (ms: number) => {
      clock.ms += ms;
    },
    /** So many answers one after the other, each after so long. */
    answer(times: number, tookMs: number, isFull = true) {
      for (let at = 0; at < times; at += 1) {
        const beganMs = clock.ms;
        clock.ms += tookMs;
        pace.answered({ beganMs, isFull });
      }
    },
    /** So many at once are refused after so long. */
    refuse(atOnce: number, tookMs = 50, retryAfterMs?: number) {
      const beganMs = clock.ms;
      clock.ms += tookMs;
      for (let at = 0; at < atOnce; at += 1) pace.pushedBack({ beganMs, retryAfterMs });
    },
  };
}

test("grows by one for each round of quick answers, up to sixteen", () => {
  const { pace, answer } = setUp();
  expect(pace.limit()).toBe(2);
  answer(3, 20);
  expect(pace.limit()).toBe(3);
  answer(1_000, 20);
  expect(pace.limit()).toBe(16);
});

test("doesn’t grow where it isn’t used, nor with answers that take long", () => {
  const { pace, answer } = setUp();
  answer(1_000, 20, false);
  expect(pace.limit()).toBe(2);
  answer(1, 1_500);
  expect(pace.limit()).toBe(2);
});

test("halves when it is refused, once for all that were under way, and never below one", () => {
  const { pace, answer, refuse } = setUp();
  answer(1_000, 20);
  refuse(16);
  expect([pace.limit(), pace.isSteady()]).toEqual([8, false]);
  for (let times = 0; times < 10; times += 1) refuse(1);
  expect(pace.limit()).toBe(1);
  answer(1, 20);
  expect(pace.isSteady()).toBe(true);
});

test("halves when answers take far longer than they did", () => {
  const { pace, answer } = setUp();
  answer(1_000, 100);
  answer(30, 3_000);
  expect(pace.limit()).toBeLessThan(5);
});

test("a service that is always slow is asked little, and no less for it", () => {
  const { pace, answer } = setUp();
  answer(100, 3_000);
  expect(pace.limit()).toBe(2);
});

test("rests as long as the service says, and ever longer where it says nothing", () => {
  const { pace, pass, answer, refuse } = setUp();
  refuse(4, 50, 7_000);
  expect(pace.restMs()).toBe(7_000);
  pass(7_000);
  expect(pace.restMs()).toBe(0);
  refuse(1);
  const first = pace.restMs();
  pass(first);
  refuse(1);
  expect(pace.restMs()).toBe(2 * first);
  for (let times = 0; times < 20; times += 1) refuse(1);
  expect(pace.restMs()).toBe(60_000);
  pass(60_000);
  answer(1, 20);
  refuse(1);
  expect(pace.restMs()).toBe(500);
});

test("Retry-After is honoured, but not for a day", () => {
  const { pace, refuse } = setUp();
  refuse(1, 50, 86_400_000);
  expect(pace.restMs()).toBe(15 * 60_000);
});
