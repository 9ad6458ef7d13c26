import type { RequestListener, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { afterEach, expect, test } from "vitest";
import { askAndWait, serveUnread } from "./testing-unread";

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

const cleanUp = (cleanup: () => void) => void cleanups.push(cleanup);
const start = (handle: RequestListener, unreadMs: number) => serveUnread(handle, unreadMs, cleanUp);
const ask = (port: number) => askAndWait(port, cleanUp);

const closed = (response: ServerResponse) =>
  new Promise<ServerResponse>((resolve) => response.once("close", () => resolve(response)));

/** More than a connection buffers. */
const much = 32 * 1024 * 1024;
const chunk = new Uint8Array(64 * 1024);

const body = (cancelled: () => void = () => undefined) =>
  new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(chunk), cancel: cancelled });

/** Writes no more than is taken, and lets go of the stream when the connection ends. */
const pipe = (stream: ReadableStream<Uint8Array>, response: ServerResponse): void =>
  void pipeline(stream, response, () => undefined);

/** Waits for `unreadMs` by the same timers: until another answer, of which nothing is taken, has been ended. */
async function untilAnotherIsEnded(unreadMs: number): Promise<void> {
  let isEnded = () => {};
  const ended = new Promise<void>((resolve) => {
    isEnded = resolve;
  });
  const port = await start((_, response) => {
    response.once("close", isEnded);
    response.end(Buffer.alloc(much));
  }, unreadMs);
  ask(port);
  await ended;
}

test.each<[string, RequestListener]>([
  ["at once", (_, response) => response.end(Buffer.alloc(much))],
  ["without end, as fast as it is taken", (_, response) => pipe(body(), response)],
  [
    "a little now and then, as a stream of events is",
    (_, response) => {
      const writing = setInterval(() => response.write(chunk), 1);
      response.once("close", () => clearInterval(writing));
    },
  ],
])("an answer that is written %s, and of which nothing is taken, is ended", async (_title, handle) => {
  let ended: Promise<ServerResponse> | undefined;
  const port = await start((request, response) => {
    ended = closed(response);
    handle(request, response);
  }, 100);
  const reader = ask(port);
  await expect.poll(() => ended).toBeDefined();
  await ended;
  expect(reader.bytesRead).toBeLessThan(much);
});

test("what it was made from is let go", async () => {
  let isLetGo = false;
  const letGo = () => {
    isLetGo = true;
  };
  ask(await start((_, response) => pipe(body(letGo), response), 100));
  await expect.poll(() => isLetGo).toBe(true);
});

test("a reader who takes a little at a time has all of it in the end", async () => {
  const wholeBytes = 2 * much;
  const socket = ask(await start((_, response) => response.end(Buffer.alloc(wholeBytes)), 3_000));
  // The system asks for more once a large part of its buffer is free. All of it takes half as long again as nothing may
  // be taken, and each rest a tenth of that: a busy machine has room to be late.
  const eachBytes = 4 * 1024 * 1024;
  const restMs = 300;
  let taken = 0;
  let rests = 0;
  socket.on("data", (bytes) => {
    taken += bytes.length;
    if (taken < (rests + 1) * eachBytes) return;
    rests += 1;
    socket.pause();
    setTimeout(() => socket.resume(), restMs);
  });
  await expect.poll(() => taken).toBeGreaterThan(wholeBytes);
});

test("an answer that begins late, one that is silent, and a connection that is kept are left alone", async () => {
  const unreadMs = 50;
  const port = await start(async (_, response) => {
    await untilAnotherIsEnded(unreadMs);
    response.write("begun ");
    await untilAnotherIsEnded(unreadMs);
    response.end("done");
  }, unreadMs);
  const socket = ask(port);
  let heard = "";
  socket.on("data", (bytes) => {
    heard += bytes;
  });
  await expect.poll(() => heard).toContain("done");
  await untilAnotherIsEnded(unreadMs);
  heard = "";
  socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  await expect.poll(() => heard).toContain("done");
});
