import { expect, test } from "vitest";
import { shareNext } from "@/lib/share-next";

test("each caller gets a run that began after its call, and callers who wait share one", async () => {
  const begun: ((value: number) => void)[] = [];
  const ask = shareNext(() => new Promise<number>((resolve) => begun.push(resolve)));
  const first = ask();
  await Promise.resolve();
  const [second, third] = [ask(), ask()];
  expect(begun).toHaveLength(1);
  begun[0]?.(1);
  expect(await first).toBe(1);
  await new Promise(setImmediate);
  expect(begun).toHaveLength(2);
  begun[1]?.(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
});

test("what fails fails for those who shared it alone", async () => {
  let times = 0;
  const ask = shareNext(async () => {
    times += 1;
    if (times === 1) throw new Error("no store");
    return times;
  });
  await expect(ask()).rejects.toThrow("no store");
  expect(await ask()).toBe(2);
});
