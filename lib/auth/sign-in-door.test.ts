import { expect, test } from "vitest";
import { atOnce, atTheDoor } from "@/lib/auth/sign-in-door";

test("a flood of attempts asks the store a few at a time, and each gets its turn", async () => {
  const waiting: (() => void)[] = [];
  const flood = Array.from({ length: 200 }, (_, n) =>
    atTheDoor(async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      if (n % 2) throw new Error("refused");
      return n;
    }).catch(() => -1),
  );
  let turns = 0;
  while (turns < flood.length) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    expect(waiting.length).toBeLessThanOrEqual(atOnce);
    for (const letOn of waiting.splice(0)) {
      turns += 1;
      letOn();
    }
  }
  expect(await Promise.all(flood)).toEqual(flood.map((_, n) => (n % 2 ? -1 : n)));
});
