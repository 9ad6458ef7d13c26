import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.mjs";

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

/** A server whose answers the test sends, and a connection to it. */
async function start() {
  const begun: { url: string; response: ServerResponse }[] = [];
  const server = createServer(
    oneAtATime(({ url = "" }, response) => {
      begun.push({ url, response });
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let heard = "";
  let isClosed = false;
  socket.on("data", (bytes) => {
    heard += bytes;
  });
  socket
    .on("error", () => undefined)
    .on("close", () => {
      isClosed = true;
    });
  cleanups.push(() => {
    socket.destroy();
    server.closeAllConnections();
    server.close();
  });
  return {
    begun,
    socket,
    send: (...urls: string[]) =>
      socket.write(urls.map((url) => `GET ${url} HTTP/1.1\r\nhost: a\r\n\r\n`).join("")),
    urls: () => begun.map(({ url }) => url).join(" "),
    heard: () => heard,
    isClosed: () => isClosed,
  };
}

test("what is sent ahead is begun when the answer before it is over", async () => {
  const { begun, send, urls, heard } = await start();
  send("/1", "/2", "/3");
  for (const [index, so] of ["/1", "/1 /2", "/1 /2 /3"].entries()) {
    await expect.poll(urls).toBe(so);
    begun[index]?.response.end(`answer ${index + 1}.`);
    await expect.poll(heard).toContain(`answer ${index + 1}.`);
  }
  send("/4");
  await expect.poll(urls).toBe("/1 /2 /3 /4");
});

test("what waits on a connection that has gone is not begun", async () => {
  const { begun, send, urls, socket } = await start();
  send("/1", "/2");
  await expect.poll(urls).toBe("/1");
  const gone = new Promise((resolve) => begun[0]?.response.once("close", resolve));
  socket.destroy();
  await gone;
  await new Promise((resolve) => setImmediate(resolve));
  expect(urls()).toBe("/1");
});

test("a connection that sends too much ahead is ended", async () => {
  const { send, urls, isClosed } = await start();
  send(...Array.from({ length: 17 }, (_, index) => `/${index + 1}`));
  await expect.poll(urls).toBe("/1");
  expect(isClosed()).toBe(false);
  send("/18");
  await expect.poll(isClosed).toBe(true);
  expect(urls()).toBe("/1");
});
