import { expect, test } from "vitest";
import { deadAfterMs, watchHolder } from "@/lib/mirror/lease/watch-holder";

function setUp() {
  const clock = { ms: 0 };
  const watch = watchHolder(() => clock.ms);
  const isDead = (heartbeat: number, epoch = 1) => watch.isDead({ epoch, heartbeat });
  return { clock, watch, isDead };
}

test("a holder is dead when its counter has stood still for long enough, since it was first seen there", () => {
  const { clock, isDead } = setUp();
  expect(isDead(7)).toBe(false);
  clock.ms += deadAfterMs - 1;
  expect(isDead(7)).toBe(false);
  clock.ms += 1;
  expect(isDead(7)).toBe(true);
});

test("a beat, or another holder with the same counter, begins anew", () => {
  const { clock, isDead } = setUp();
  isDead(7);
  clock.ms += deadAfterMs;
  expect(isDead(8)).toBe(false);
  clock.ms += deadAfterMs;
  expect(isDead(8, 2)).toBe(false);
});

test("who was forgotten is seen for the first time", () => {
  const { clock, watch, isDead } = setUp();
  isDead(7);
  clock.ms += deadAfterMs;
  watch.forget();
  expect(isDead(7)).toBe(false);
});
