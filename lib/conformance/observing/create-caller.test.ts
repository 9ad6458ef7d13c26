import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createCaller } from "@/lib/conformance/observing/create-caller";

const closers: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function start(listener: RequestListener) {
  const sockets = new Set<Socket>();
  const server = createServer(listener);
  server.on("connection", (socket) => sockets.add(socket));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(
    () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const callerFor = (baseUrl: string, timeoutMs = 30_000) => createCaller({ baseUrl, timeoutMs });

describe("a call", () => {
  test("puts the key into the query of a GET and the form of a POST, and into no record", async () => {
    const got: string[] = [];
    const baseUrl = await start(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += chunk;
      got.push(`${request.method} ${request.url} ${request.headers["content-type"] ?? "-"} ${body}`);
      response.end("{}");
    });
    const caller = callerFor(baseUrl);
    await caller.call({ path: "/a", apiKey: "k 1" });
    await caller.call({ path: "/a", apiKey: "k 1", form: { "candidate[email]": "a@example.com" } });
    await caller.call({ path: "/a", note: "without api_key" });
    expect(got).toEqual([
      "GET /a?api_key=k+1 - ",
      "POST /a application/x-www-form-urlencoded;charset=UTF-8 api_key=k+1&candidate%5Bemail%5D=a%40example.com",
      "GET /a - ",
    ]);
    expect(caller.all.map(({ request }) => request)).toEqual(["GET /a", "POST /a", "GET /a without api_key"]);
    expect(JSON.stringify(caller.all)).not.toMatch(/k[ +]1/);
  });

  test("follows no redirect", async () => {
    let elsewhere = 0;
    const other = await start((_request, response) => {
      elsewhere += 1;
      response.end("{}");
    });
    const baseUrl = await start((_request, response) => {
      response.writeHead(302, { location: `${other}/trap` }).end();
    });
    expect(await callerFor(baseUrl).call({ path: "/a", apiKey: "k" })).toMatchObject({
      kind: "answer",
      status: 302,
      location: `${other}/trap`,
    });
    expect(elsewhere).toBe(0);
  });

  test.each([
    ["an empty body", "", "its body is empty"],
    ["a page", "<h1>Oops</h1>", "its body is not JSON"],
    ["half an object", '{"id":', "its body is not JSON"],
  ])("takes %s for no JSON", async (_name, text, why) => {
    const baseUrl = await start((_request, response) => response.end(text));
    expect(await callerFor(baseUrl).call({ path: "/a" })).toMatchObject({ body: { kind: "not json", why } });
  });

  test("reads no more than a mebibyte, except of a list", async () => {
    const baseUrl = await start((_request, response) => {
      response.end(JSON.stringify("x".repeat(2 * 1024 * 1024)));
    });
    const caller = callerFor(baseUrl);
    expect(await caller.call({ path: "/a" })).toMatchObject({
      status: 200,
      body: { kind: "unread", why: "its body is larger than 1048576 bytes" },
    });
    expect(await caller.call({ path: "/a", bound: "list" })).toMatchObject({ body: { kind: "json" } });
  });

  test("tells a body that broke off from one that is no JSON", async () => {
    const baseUrl = await start((_request, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write('{"id":', () => response.destroy());
    });
    expect(await callerFor(baseUrl).call({ path: "/a" })).toMatchObject({
      status: 200,
      body: { kind: "unread", why: "its body broke off" },
    });
  });

  test("gives up on a service that hangs, before the answer or within it", async () => {
    const silent = await start(() => {});
    expect(await callerFor(silent, 300).call({ path: "/a" })).toEqual({
      kind: "silence",
      request: "GET /a",
      why: "no answer in time",
    });
    const stuck = await start((_request, response) => {
      response.write("[");
    });
    expect(await callerFor(stuck, 2_500).call({ path: "/a" })).toMatchObject({ body: { kind: "unread" } });
  });

  test("names the code of a failed connection, not its address", async () => {
    const baseUrl = await start((request) => request.socket.destroy());
    const reset = await callerFor(baseUrl).call({ path: "/a", apiKey: "k" });
    expect(reset).toMatchObject({
      kind: "silence",
      why: expect.stringMatching(/^the call failed \([A-Z_]+\)$/),
    });
    await closers.pop()?.();
    expect(await callerFor(baseUrl).call({ path: "/a", apiKey: "k" })).toMatchObject({
      why: "the call failed (ECONNREFUSED)",
    });
  });
});
