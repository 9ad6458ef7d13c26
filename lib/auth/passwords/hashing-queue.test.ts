import { lookup } from "node:dns/promises";
import { expect, test } from "vitest";
import { createHashingQueue, places } from "@/lib/auth/passwords/hashing-queue";
import { isSigningInBusy, type Turn } from "@/lib/auth/passwords/lanes";
import { hashPassword } from "@/lib/auth/passwords/password";

const stranger = (from: string | number): Turn => ({ lane: "stranger", from: String(from) });
const known = (from: string | number): Turn => ({ lane: "known", from: String(from) });

/** A queue, and what holds its turns until they are let on. */
function setUp() {
  const queue = createHashingQueue();
  const waiting: (() => void)[] = [];
  let most = 0;
  const enter = (turn: Turn) =>
    queue(turn, async () => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        most = Math.max(most, waiting.length);
      });
      return "judged";
    });
  const letOn = async () => {
    for (let idle = 0; idle < 5; idle += 1) {
      await new Promise(setImmediate);
      if (waiting.length > 0) idle = 0;
      for (const go of waiting.splice(0)) go();
    }
  };
  return { enter, letOn, most: () => most };
}

const refusedOf = (ended: PromiseSettledResult<unknown>[]) =>
  ended.filter((one) => one.status === "rejected").map((one) => one.reason);

test("two are hashed at once at most, one of strangers and one of those we know", async () => {
  const { enter, letOn, most } = setUp();
  const entered = Promise.all([
    ...[1, 2, 3].map((n) => enter(stranger(n))),
    ...[1, 2, 3].map((n) => enter(known(n))),
  ]);
  await letOn();
  expect(await entered).toHaveLength(6);
  expect(most()).toBe(2);
});

test("beyond what may wait, an attempt is refused at once with a 429", async () => {
  const { enter, letOn } = setUp();
  const entered = Promise.allSettled(Array.from({ length: places.inAll + 5 }, (_, n) => enter(stranger(n))));
  await letOn();
  const refused = refusedOf(await entered);
  expect(refused).toHaveLength(5);
  for (const error of refused) {
    expect(isSigningInBusy(error)).toBe(true);
    expect(error).toMatchObject({ problem: { status: 429, extra: { retryAfterSeconds: 3 } } });
  }
  const again = enter(stranger("anew"));
  await letOn();
  expect(await again).toBe("judged");
});

test("one address takes its share of the places and no more", async () => {
  const { enter, letOn } = setUp();
  const flood = Promise.allSettled(Array.from({ length: 1_000 }, () => enter(stranger("flood"))));
  const other = enter(stranger("other"));
  await letOn();
  expect(refusedOf(await flood)).toHaveLength(1_000 - places.perCaller);
  expect(await other).toBe("judged");
});

test("strangers fill no place of those we know", async () => {
  const { enter, letOn } = setUp();
  const flood = Promise.allSettled(Array.from({ length: 1_000 }, (_, n) => enter(stranger(n))));
  const colleague = enter(known("dana"));
  await letOn();
  expect(await colleague).toBe("judged");
  expect(refusedOf(await flood)).toHaveLength(1_000 - places.inAll);
});

test("work that fails leaves its place", async () => {
  const queue = createHashingQueue();
  for (let n = 0; n < 2 * places.inAll; n += 1)
    await expect(queue(stranger("a"), () => Promise.reject(new Error("no")))).rejects.toThrow("no");
});

test("a name is looked up while many passwords wait for their hash", async () => {
  const hashed: number[] = [];
  const hashes = Array.from({ length: 24 }, (_, n) =>
    hashPassword(`a long enough passphrase ${n}`, {
      lane: n % 2 ? "known" : "stranger",
      from: String(n),
    }).then(() => hashed.push(n)),
  );
  await lookup("localhost");
  // Behind four threads that all hash, it would have waited for its turn among them.
  expect(hashed.length).toBeLessThan(hashes.length / 2);
  await Promise.all(hashes);
});
