import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readSheets } from "@/components/imports/reading/read-sheets";
import type { FromReader } from "@/components/imports/reading/read-worker";

/** A worker that says what a test has it say. */
class StubWorker extends EventTarget {
  static last: StubWorker | undefined;
  readonly asked: unknown[] = [];
  isOver = false;
  constructor() {
    super();
    StubWorker.last = this;
  }
  postMessage(source: unknown) {
    this.asked.push(source);
  }
  terminate() {
    this.isOver = true;
  }
  say(data: FromReader) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", StubWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function begin(signal?: AbortSignal) {
  const asked = readSheets("ana@x.example", signal);
  asked.catch(() => undefined);
  const worker = StubWorker.last;
  if (!worker) throw new Error("There is no worker.");
  return { asked, worker };
}

const sheets = [{ rows: [{ line: 1, cells: ["ana@x.example"] }] }];

it("asks a worker that is ready, and ends it once it has answered", async () => {
  const { asked, worker } = begin();
  expect(worker.asked).toEqual([]);
  worker.say({ kind: "ready" });
  expect(worker.asked).toEqual(["ana@x.example"]);
  worker.say({ kind: "read", sheets });
  expect(await asked).toEqual(sheets);
  expect(worker.isOver).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it("ends it after ten seconds, and not while it is loading", async () => {
  const { asked, worker } = begin();
  vi.advanceTimersByTime(60_000);
  worker.say({ kind: "ready" });
  vi.advanceTimersByTime(9_999);
  await Promise.resolve();
  expect(worker.isOver).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(asked).rejects.toMatchObject({ reason: "too_slow" });
  expect(worker.isOver).toBe(true);
});

it("says what the worker says", async () => {
  const { asked, worker } = begin();
  worker.say({ kind: "ready" });
  worker.say({ kind: "problem", reason: "too_many_rows", rows: 6_000 });
  await expect(asked).rejects.toMatchObject({ reason: "too_many_rows", rows: 6_000 });
});

it("takes a worker that dies over a file for a damaged file, and one that never came for what it is", async () => {
  const dying = begin();
  dying.worker.say({ kind: "ready" });
  dying.worker.dispatchEvent(new Event("error"));
  await expect(dying.asked).rejects.toMatchObject({ reason: "damaged" });

  const missing = begin();
  missing.worker.dispatchEvent(new Event("error"));
  await expect(missing.asked).rejects.toThrow("The reader couldn’t be loaded.");
});

it("ends with its signal", async () => {
  const control = new AbortController();
  const { asked, worker } = begin(control.signal);
  control.abort();
  await expect(asked).rejects.toMatchObject({ name: "AbortError" });
  expect(worker.isOver).toBe(true);
});
