import { afterEach, describe, expect, it } from "vitest";
import {
  type SandboxServer,
  type SandboxServerOptions,
  startSandboxServer,
} from "@/lib/sandbox/start-sandbox-server";
import { createParameters, ourKey } from "@/lib/sandbox/testing";
import { runSandboxScript } from "@/lib/sandbox/testing-process";

const servers: SandboxServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function start(options: Partial<SandboxServerOptions> = {}) {
  const server = await startSandboxServer({ port: 0, apiKey: ourKey, faults: true, ...options });
  servers.push(server);
  const control = (path: string, method = "GET", body?: unknown) =>
    fetch(`${server.origin}/__control/${path}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  return {
    server,
    control,
    fault: async (fault: object, times?: number) =>
      expect((await control("faults", "POST", { match: { method: "POST" }, fault, times })).status).toBe(201),
    create: (signal?: AbortSignal) =>
      fetch(`${server.url}/assessments`, {
        method: "POST",
        body: new URLSearchParams(createParameters()),
        signal,
      }),
    list: async () =>
      (await fetch(`${server.url}/assessments?api_key=${ourKey}`)).json() as Promise<object[]>,
    record: async () => (await control("assessments")).json() as Promise<Record<string, unknown>[]>,
  };
}

/** The code of the socket's error below fetch's own. */
const codeOf = async (promise: Promise<unknown>): Promise<unknown> => {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === "object" && cause !== null && "code" in cause ? cause.code : error;
};

describe("the standalone server", () => {
  it("serves the interface, on loopback, with links that lead to itself", async () => {
    const { server, create } = await start();
    expect(server.url).toBe(`${server.origin}/v1`);
    const { application_url } = (await (await create()).json()) as { application_url: string };
    expect(application_url.startsWith(`${server.origin}/apply/`)).toBe(true);
    expect((await fetch(application_url)).status).toBe(200);
  });

  it("generates assessments that are alike every time, and readable one by one", async () => {
    const [one, another] = [await start({ assessments: 500 }), await start({ assessments: 500 })];
    expect(await one.record()).toEqual(await another.record());
    const record = await one.record();
    expect(record).toHaveLength(500);
    expect(new Set(record.map(({ state }) => state))).toEqual(
      new Set(["pending", "recommended", "not_recommended"]),
    );
    const completed = record.find(({ state }) => state === "recommended");
    const single = await fetch(`${one.server.url}/assessments/${completed?.id}?api_key=${ourKey}`);
    const body = (await single.json()) as Record<string, string>;
    expect(body.candidate_email).toBe(completed?.email);
    expect(await (await fetch(body.url ?? "")).text()).toContain("not kept");
  });

  it("has no control route unless asked for", async () => {
    const { control } = await start({ faults: false });
    expect((await control("assessments")).status).toBe(404);
  });

  it("may be closed twice", async () => {
    const { server } = await start();
    await server.close();
    await server.close();
    expect(await codeOf(fetch(server.url))).toBe("ECONNREFUSED");
  });

  it("counts requests and completes what tests want completed", async () => {
    const { control, create, list, record } = await start();
    await create();
    await list();
    await list();
    expect(await (await control("requests")).json()).toEqual({
      "POST /v1/assessments": 1,
      "GET /v1/assessments": 2,
    });
    const assessmentId = (await record())[0]?.id;
    expect((await control("complete", "POST", { assessmentId, recommended: true })).status).toBe(200);
    expect((await control("complete", "POST", { assessmentId, recommended: false })).status).toBe(404);
    expect(await list()).toMatchObject([{ completed: true, recommended: true, url: expect.any(String) }]);
  });
});

describe("the record of creates", () => {
  it("keeps what was asked, whether it was done, and whether the answer left", async () => {
    const moments: string[] = [];
    const { control, create, fault, record } = await start({ onCreate: (moment) => moments.push(moment) });
    await fault({ kind: "status", status: 500, when: "after" }, 1);
    expect((await create()).status).toBe(500);
    await fault({ kind: "reset", when: "before" }, 1);
    await create().catch(() => undefined);
    const first = (await record())[0]?.id;
    await control("complete", "POST", { assessmentId: first, recommended: false });
    expect((await create()).status).toBe(201);
    const asked = { email: expect.stringContaining("@"), interviewId: expect.any(Number) };
    expect(await (await control("creates")).json()).toEqual([
      { ...asked, id: first, status: 201, answered: true },
      { ...asked, answered: false },
      { ...asked, id: expect.any(Number), status: 201, answered: true },
    ]);
    expect(moments).toEqual(["arrived", "worked", "answered", "arrived", "arrived", "worked", "answered"]);
  });

  it("goes on with a key that was taken away and given back", async () => {
    const { control, server } = await start();
    const status = async () => (await fetch(`${server.url}/assessments?api_key=${ourKey}`)).status;
    await control("key", "PUT", { apiKey: "another-key" });
    expect(await status()).toBe(401);
    await control("key", "PUT", { apiKey: ourKey });
    expect(await status()).toBe(200);
  });
});

describe("faults", () => {
  it("answer with a status, as often as told", async () => {
    const { fault, create, record } = await start();
    await fault({ kind: "status", status: 503, body: "<h1>No</h1>", headers: { "retry-after": "7" } }, 2);
    for (let time = 0; time < 2; time += 1) {
      const response = await create();
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "7"]);
      expect(await response.text()).toBe("<h1>No</h1>");
    }
    expect(await record()).toEqual([]);
    expect((await create()).status).toBe(201);
  });

  it("meet what matches, until they are cleared", async () => {
    const { control, list, create } = await start();
    const match = { method: "get", path: "/v1/assess*" };
    await control("faults", "POST", { match, fault: { kind: "status", status: 500, body: { a: 1 } } });
    expect(await list()).toEqual({ a: 1 });
    expect((await create()).status).toBe(201);
    await control("faults", "DELETE");
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ["before", 0],
    ["after", 1],
  ])("reset the connection %s the work", async (when, rows) => {
    const { fault, create, record } = await start();
    await fault({ kind: "reset", when });
    expect(await codeOf(create())).toBe("ECONNRESET");
    expect(await record()).toHaveLength(rows);
  });

  it.each([
    ["before", "arrived", 0],
    ["after", "worked", 1],
  ])("hang %s the work", async (when, last, rows) => {
    const moments: string[] = [];
    const { fault, create, list, record } = await start({ onCreate: (moment) => moments.push(moment) });
    await fault({ kind: "hang", when });
    const leaving = new AbortController();
    const asked = create(leaving.signal).catch((reason: unknown) => reason);
    await expect.poll(() => moments.at(-1)).toBe(last);
    // A later caller can be answered first.
    await list();
    leaving.abort();
    expect(await asked).toMatchObject({ name: "AbortError" });
    expect(moments.at(-1)).toBe(last);
    expect(await record()).toHaveLength(rows);
  });

  it("cut an answer off in its middle", async () => {
    const { fault, create, record } = await start();
    await fault({ kind: "cut-off" });
    const response = await create();
    expect(response.status).toBe(201);
    expect(await codeOf(response.text())).toBe("UND_ERR_SOCKET");
    expect(await record()).toHaveLength(1);
  });

  it("send rubbish, as much as asked for", async () => {
    const { fault, create } = await start();
    await fault({ kind: "garbage", bytes: 5_000_000 });
    const response = await create();
    expect((await response.arrayBuffer()).byteLength).toBe(5_000_000);
  });

  it("delay, and then do the work", async () => {
    const { fault, create } = await start();
    await fault({ kind: "delay", ms: 20 });
    expect((await create()).status).toBe(201);
  });

  it("hold until they are cleared, and tell what there is then", async () => {
    const { control, list, create } = await start();
    const match = { method: "GET", path: "/v1/assessments" };
    await control("faults", "POST", { match, fault: { kind: "hold" } });
    const held = list();
    await create();
    await control("faults", "DELETE");
    expect(await held).toHaveLength(1);
  });

  it.each([
    ["an unknown kind", { fault: { kind: "earthquake" } }],
    ["no moment for a reset", { fault: { kind: "reset" } }],
    ["a misspelt part", { fault: { kind: "cut-off" }, time: 1 }],
  ])("are refused with %s", async (_title, rule) => {
    const { control } = await start();
    expect((await control("faults", "POST", rule)).status).toBe(400);
  });
});

describe("the command", () => {
  it("says what is wrong with a port that is none", async () => {
    const { code, stderr } = await runSandboxScript(["--port", "http"]);
    expect(code).toBe(2);
    expect(stderr).toContain("--port must be a whole number from 0 to 65535.");
    expect(stderr).toContain("npm run sandbox --");
  });
});
