import { afterEach, expect, test } from "vitest";
import { wirePending } from "@/lib/assessment-api/fixtures";
import type { Batch } from "@/lib/mirror/comparing/batch";
import { type ListComparing, openComparingThread } from "@/lib/mirror/comparing/open-comparing";
import { deepTest } from "@/lib/testing-deep";

const opened: ListComparing[] = [];
afterEach(async () => {
  for (const comparing of opened.splice(0)) await comparing.close();
});
const open = (options?: { heapMb?: number }) => {
  const comparing = openComparingThread(options);
  opened.push(comparing);
  return comparing;
};

const body = (list: unknown) => [new TextEncoder().encode(JSON.stringify(list))];
const many = (howMany: number) =>
  Array.from({ length: howMany }, (_, index) => wirePending({ id: index + 1 }));
const keepAll = async () => [];

test("the thread hands over batch after batch, each when the one before is kept", async () => {
  const comparing = open();
  const events: string[] = [];
  const outcome = await comparing.compare(body(many(1_200)), async (batch) => {
    events.push(`begin ${batch.rows.length <= 500}`);
    await new Promise(setImmediate);
    events.push("kept");
    return [];
  });
  expect(outcome).toMatchObject({ rows: 1_200, unreadable: 0, unchanged: false });
  expect(events).toEqual(["begin true", "kept", "begin true", "kept", "begin true", "kept"]);
});

test("a list is taken as it comes, however it is cut, and one that broke off is forgotten", async () => {
  const comparing = open();
  const [whole = new Uint8Array()] = body(many(12_000));
  for (const pieceBytes of [1_000, 300_000, whole.length]) {
    comparing.sink.begin();
    comparing.sink.take(new TextEncoder().encode('[{"id": 5, "comple'));
    comparing.sink.begin();
    for (let at = 0; at < whole.length; at += pieceBytes) {
      await comparing.sink.take(whole.subarray(at, at + pieceBytes));
    }
    const kept: number[] = [];
    const outcome = await comparing.compare("taken", async ({ rows }) => {
      kept.push(...rows.map(({ id }) => id));
      return [];
    });
    expect(outcome).toMatchObject({ rows: 12_000, unreadable: 0, unchanged: pieceBytes > 1_000 });
    expect(kept).toHaveLength(pieceBytes > 1_000 ? 0 : 12_000);
  }
  expect(whole[0]).toBe("[".charCodeAt(0));
});

test("a list that comes faster than it is taken waits, and not for a thread that has ended", async () => {
  const comparing = open();
  const piece = new Uint8Array(1 << 20).fill(" ".charCodeAt(0));
  comparing.sink.begin();
  const waits = Array.from({ length: 20 }, () => comparing.sink.take(piece));
  expect(waits[0]).toBeUndefined();
  expect(waits.at(-1)).toBeInstanceOf(Promise);
  await waits.at(-1);
  const last = Array.from({ length: 20 }, () => comparing.sink.take(piece)).at(-1);
  await comparing.close();
  await last;
  expect(comparing.sink.take(piece)).toBeUndefined();
});

test("what can’t be kept fails the comparison, and the next one goes on from there", async () => {
  const comparing = open();
  const batches: Batch[] = [];
  const failing = comparing.compare(body(many(600)), async (batch) => {
    if (batches.length === 1) throw new Error("The store is full.");
    batches.push(batch);
    return [];
  });
  await expect(failing).rejects.toThrow("The store is full.");
  const rest: number[] = [];
  await comparing.compare(body(many(600)), async (batch) => {
    rest.push(...batch.rows.map(({ id }) => id));
    return [];
  });
  expect(rest).toHaveLength(600 - (batches[0]?.rows.length ?? 0));
});

test("a body that is no list is told by its kind", async () => {
  const comparing = open();
  const unreadable = (text: string) => comparing.compare([new TextEncoder().encode(text)], keepAll);
  await expect(unreadable("<html>")).rejects.toMatchObject({ reason: "not_json" });
  await expect(unreadable("{}")).rejects.toMatchObject({ reason: "not_as_documented" });
  await expect(unreadable(" ")).rejects.toMatchObject({ reason: "empty" });
  expect(await comparing.compare("repeat", keepAll)).toBeUndefined();
});

deepTest("a thread that runs out of memory fails the comparison, and says that it is over", async () => {
  const comparing = open({ heapMb: 24 });
  await expect(comparing.compare(body(many(300_000)), keepAll)).rejects.toThrow(/comparing thread/);
  expect(comparing.isOver()).toBe(true);
});

test("a thread that is closed fails what is under way", async () => {
  const comparing = open();
  const failing = comparing.compare(body(many(10)), async () => {
    await comparing.close();
    return [];
  });
  await expect(failing).rejects.toThrow(/comparing thread/);
});
