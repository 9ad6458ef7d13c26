import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { isSignedOut, isTransient, RequestFailure } from "@/components/http/request-failure";
import { askAs, getJson, post, postJson } from "@/components/http/request-json";

const schema = z.object({ name: z.string() });
let server: Server | undefined;

async function serve(answer: RequestListener): Promise<string> {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`;
}

const problem = { type: "about:blank", title: "No", status: 422, code: "invalid", detail: "Look again." };

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

describe("asking the dashboard's own interface", () => {
  it("sends what it was given as JSON and reads the answer", async () => {
    let received = "";
    let type: string | undefined;
    const url = await serve((request, response) => {
      type = request.headers["content-type"];
      request.on("data", (part) => {
        received += part;
      });
      request.on("end", () => response.writeHead(201).end('{"name":"Léa"}'));
    });
    expect(await postJson(url, { a: 1 }, schema)).toEqual({ name: "Léa" });
    expect(received).toBe('{"a":1}');
    expect(type).toBe("application/json");
  });

  it("says whose page it is, where it is anybody’s", async () => {
    const heard: unknown[] = [];
    const url = await serve(({ headers }, response) => {
      heard.push(headers["x-shortlist-person"]);
      response.writeHead(204).end();
    });
    await post(url);
    askAs("dana");
    await post(url);
    askAs("");
    await post(url);
    expect(heard).toEqual([undefined, "dana", undefined]);
  });

  it("hands over a problem with its sentence and its fields", async () => {
    const url = await serve((_, response) =>
      response.writeHead(422).end(JSON.stringify({ ...problem, errors: { "": ["Why"] } })),
    );
    const failure = await getJson(url, schema).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      kind: "problem",
      status: 422,
      message: "Look again.",
      problem: { errors: { "": ["Why"] } },
    });
    expect(isTransient(failure)).toBe(false);
  });

  it("tells a proxy's error page from a problem, and keeps its text out", async () => {
    const url = await serve((_, response) => response.writeHead(502).end("<h1>Bad gateway</h1>"));
    const failure = await getJson(url, schema).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind: "unreadable", status: 502 });
    expect(String(failure)).not.toContain("gateway");
    expect(isTransient(failure)).toBe(true);
  });

  it("doesn't take an answer of another shape for data", async () => {
    const url = await serve((_, response) => response.end('{"title":"Wi-Fi sign-in"}'));
    await expect(getJson(url, schema)).rejects.toMatchObject({ kind: "unreadable" });
  });

  it("says that no answer came when the connection breaks", async () => {
    const url = await serve((request) => request.socket.destroy());
    const failure = await post(url).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RequestFailure);
    expect(failure).toMatchObject({ kind: "no_answer", status: undefined });
  });

  it("knows an ended session", async () => {
    const url = await serve((_, response) =>
      response.writeHead(401).end(JSON.stringify({ ...problem, status: 401, code: "sign_in_required" })),
    );
    const failure = await post(url).catch((error: unknown) => error);
    expect(isSignedOut(failure)).toBe(true);
    expect(isSignedOut(new RequestFailure("no_answer", ""))).toBe(false);
  });

  it("lets its caller's abort through as what it is", async () => {
    const url = await serve(() => undefined);
    const controller = new AbortController();
    const asking = getJson(url, schema, controller.signal);
    controller.abort();
    await expect(asking).rejects.toMatchObject({ name: "AbortError" });
  });
});
