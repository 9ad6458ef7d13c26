import { expect, test } from "vitest";
import { createWishes } from "@/lib/mirror/polling/wishes";

test("a look counts for a minute, and the next one after that is a new one", () => {
  const clock = { ms: 1_000 };
  const wishes = createWishes(() => clock.ms);
  expect(wishes.isAny()).toBe(false);
  expect([wishes.watch(), wishes.watch()]).toEqual([true, false]);
  clock.ms += 59_999;
  expect(wishes.isAny()).toBe(true);
  clock.ms += 1;
  expect([wishes.isAny(), wishes.watch()]).toEqual([false, true]);
});

test("haste lasts longer than a look, and is none", () => {
  const clock = { ms: 1_000 };
  const wishes = createWishes(() => clock.ms);
  wishes.hurry();
  clock.ms += 4 * 60_000;
  expect([wishes.isAny(), wishes.watch()]).toEqual([true, true]);
});
