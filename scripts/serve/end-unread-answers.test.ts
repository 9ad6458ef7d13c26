import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { pipeToNodeResponse } from "next/dist/server/pipe-readable";
import { afterEach, expect, test } from "vitest";
import { endUnreadAnswers } from "./end-unread-answers.mjs";
import { limits } from "./guard.mjs";

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

async function start(handle: RequestListener, unreadMs: number): Promise<number> {
  const server = createServer(limits, handle);
  endUnreadAnswers(server, unreadMs);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A connection that has sent a request, and reads nothing until the test does. */
function ask(port: number): Socket {
  const socket = connect(port, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n"));
  socket.on("error", () => undefined);
  cleanups.push(() => socket.destroy());
  return socket;
}

const closed = (response: ServerResponse) =>
  new Promise<ServerResponse>((resolve) => response.once("close", () => resolve(response)));

/** More than a connection buffers. */
const much = 32 * 1024 * 1024;
const chunk = new Uint8Array(64 * 1024);

const body = (cancelled: () => void = () => undefined) =>
  new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(chunk), cancel: cancelled });

test.each<[string, RequestListener]>([
  ["at once", (_, response) => response.end(Buffer.alloc(much))],
  ["without end, as Next does", (_, response) => void pipeToNodeResponse(body(), response)],
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
  ask(await start((_, response) => void pipeToNodeResponse(body(letGo), response), 100));
  await expect.poll(() => isLetGo, { timeout: 5_000 }).toBe(true);
});

test("a reader who takes a little at a time has all of it in the end", async () => {
  const port = await start((_, response) => response.end(Buffer.alloc(much)), 1_000);
  const socket = ask(port);
  let taken = 0;
  // So long that the rest of the one write waits several times as long as nothing may be taken.
  const eachMs = 10;
  socket.on("data", (bytes) => {
    taken += bytes.length;
    socket.pause();
    setTimeout(() => socket.resume(), eachMs);
  });
  await expect.poll(() => taken, { timeout: 25_000 }).toBeGreaterThan(much);
}, 30_000);

test("an answer that begins late, one that is silent, and a connection that is kept are left alone", async () => {
  const unreadMs = 50;
  const port = await start((_, response) => {
    const later = (times: number, what: () => void) => setTimeout(what, times * unreadMs);
    later(5, () => response.write("begun "));
    later(10, () => response.end("done"));
  }, unreadMs);
  const socket = ask(port);
  let heard = "";
  socket.on("data", (bytes) => {
    heard += bytes;
  });
  await expect.poll(() => heard, { timeout: 5_000 }).toContain("done");
  await new Promise((resolve) => setTimeout(resolve, 5 * unreadMs));
  heard = "";
  socket.write("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
  await expect.poll(() => heard, { timeout: 5_000 }).toContain("done");
});
