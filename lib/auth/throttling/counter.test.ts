import { expect, test } from "vitest";
import { createCounter, kept } from "@/lib/auth/throttling/counter";
import { onEachStore } from "@/lib/db/testing";
import { deepTest } from "@/lib/testing-deep";

const hourS = 3_600;

onEachStore("a counter", (store) => {
  const opened = async (points: number) =>
    createCounter("test", { points, duration: hourS }, await (await store()).open());

  test("asks without counting, and takes an attempt back", async () => {
    const counter = await opened(2);
    for (let n = 0; n < 5; n += 1) expect(await counter.waitMs("a")).toBe(0);
    expect([await counter.count("a"), await counter.count("a")]).toEqual([0, 0]);
    expect(await counter.waitMs("a")).toBeGreaterThan(0);
    await counter.takeBack("a");
    expect(await counter.waitMs("a")).toBe(0);
    await counter.takeBack("nothing");
    expect([await counter.count("nothing"), await counter.count("nothing")]).toEqual([0, 0]);
    expect(await counter.count("nothing")).toBeGreaterThan(0);
  });

  deepTest("keeps a bounded number of counts, and of those the furthest on", async () => {
    const counter = await opened(1);
    for (let n = 0; n < 3; n += 1) await counter.count("under attack");
    const keys = Array.from({ length: kept.counts + 3 * kept.more }, (_, n) => `key ${n}`);
    const remembered: string[] = [];
    for (let n = 0; n < keys.length; n += 100)
      await Promise.all(keys.slice(n, n + 100).map((key) => counter.count(key)));
    for (let n = 0; n < keys.length; n += 100)
      await Promise.all(
        keys.slice(n, n + 100).map(async (key) => (await counter.waitMs(key)) > 0 && remembered.push(key)),
      );
    expect(remembered.length).toBeGreaterThan(kept.counts / 2);
    expect(remembered.length).toBeLessThanOrEqual(kept.counts + kept.more);
    expect(await counter.waitMs("under attack")).toBeGreaterThan(0);
  });
});
