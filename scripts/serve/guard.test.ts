import { createServer, type RequestListener, type ServerOptions } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { answerBrokenRequests, ensurePolicy, limits } from "./guard.mjs";

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

async function start(handle: RequestListener, options: ServerOptions = {}): Promise<number> {
  const server = createServer({ ...limits, ...options }, (request, response) => {
    ensurePolicy(response);
    handle(request, response);
  });
  answerBrokenRequests(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  cleanups.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** The server’s whole reply to these bytes. */
function say(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes));
    cleanups.push(() => socket.destroy());
    let heard = "";
    socket.on("data", (chunk) => {
      heard += chunk;
    });
    socket.once("error", reject).once("close", () => resolve(heard));
  });
}

const statusOf = (heard: string) => Number(heard.split(" ")[1]);
const bodyOf = (heard: string) => JSON.parse(heard.split("\r\n\r\n")[1] ?? "");
const request = (rest: string) => `POST / HTTP/1.1\r\nhost: a\r\n${rest}`;

test.each([
  ["no HTTP", "hello\r\n\r\n", 400],
  ["a NUL in a header", request("x: a\u0000b\r\n\r\n"), 400],
  ["two lengths", request("content-length: 1\r\ncontent-length: 2\r\n\r\nxx"), 400],
  ["a length and chunks", request("content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n"), 400],
  ["a header of 16 KiB", request(`cookie: ${"x".repeat(16 * 1024)}\r\n\r\n`), 431],
])("%s is refused in words", async (_title, bytes, status) => {
  const heard = await say(await start((_, response) => response.end("fine")), bytes);
  expect(statusOf(heard)).toBe(status);
  expect(heard).toMatch(/\r\ncontent-type: application\/problem\+json\r\n/);
  expect(bodyOf(heard)).toMatchObject({ status, detail: expect.stringMatching(/\.$/) });
});

test("a caller who sends too slowly is told so, and disconnected", async () => {
  const slow = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };
  const port = await start((request, response) => request.resume().on("end", () => response.end()), slow);
  expect(bodyOf(await say(port, "GET / HT"))).toMatchObject({ status: 408, code: "too_slow" });
  expect(bodyOf(await say(port, request("content-length: 10\r\n\r\nx")))).toMatchObject({ status: 408 });
});

test("what offers another protocol is answered in this one, or told that there is none", async () => {
  const port = await start((_, response) => response.end("fine"));
  const upgrade = "GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n";
  expect([200, 400]).toContain(statusOf(await say(port, upgrade)));
});

test("every answer has a policy, its own or one that lets nothing from outside in, and no type is guessed", async () => {
  const port = await start((incoming, response) => {
    if (incoming.url === "/own") response.setHeader("Content-Security-Policy", "default-src 'none'");
    if (incoming.url === "/written") response.writeHead(404, { "content-type": "text/html" });
    response.end("fine");
  });
  const policyOf = async (path: string) => {
    const { headers } = await fetch(`http://127.0.0.1:${port}${path}`);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    return headers.get("content-security-policy");
  };
  expect(await policyOf("/own")).toBe("default-src 'none'");
  for (const path of ["/none", "/written"]) expect(await policyOf(path)).toMatch(/^default-src 'self';/);
});

test("in the middle of an answer nothing is said over it", async () => {
  const slow = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };
  const port = await start((_, response) => response.write("begun"), slow);
  expect(await say(port, request("content-length: 10\r\n\r\nx"))).toMatch(/begun\r\n$/);
});

test("nor where others wait behind it", async () => {
  const port = await start((incoming, response) => {
    if (incoming.url === "/first") response.write("begun");
  });
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;
  const heard = await say(port, `${get("/first")}${get("/second")}no request\r\n\r\n`);
  expect(heard).not.toContain("HTTP/1.1 400");
});
