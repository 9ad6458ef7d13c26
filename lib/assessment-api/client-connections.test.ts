import https from "node:https";
import { describe, expect, it } from "vitest";
import { wirePending } from "@/lib/assessment-api/fixtures";
import {
  closeServersAfterEach,
  deadPort,
  listen,
  newCandidate,
  rejection,
  reveals,
  serve,
  serveSockets,
  testClient,
} from "@/lib/assessment-api/testing";
import { untrustedCertificate } from "@/lib/assessment-api/testing-certificate";
import { calls, expectFailure } from "@/lib/assessment-api/testing-failures";

closeServersAfterEach();

const body = JSON.stringify(wirePending());

describe("no connection: nothing can have landed", () => {
  it.each(calls)("$name: refused", async ({ call }) => {
    for (const host of ["127.0.0.1", "localhost"]) {
      await expectFailure(call(testClient(`http://${host}:${await deadPort()}/v1`)), {
        name: "ServiceUnreachable",
        code: "unreachable",
        sent: "no",
        reason: "ECONNREFUSED",
      });
    }
  });

  it("a name that nobody has", async () => {
    const client = testClient("https://service.invalid/v1", { retries: 0, timeoutMs: 3_000 });
    const error = await rejection(client.createAssessment(newCandidate));
    // Without a network the resolver may take longer than we wait; nothing has left either way.
    expect(error).toMatchObject({ sent: "no", code: expect.stringMatching(/^(unreachable|timed_out)$/) });
    expect(reveals(error)).toBe(false);
  });

  it("a server without TLS where TLS is due", async () => {
    const { port } = await serveSockets((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\n{}"));
    await expectFailure(testClient(`https://127.0.0.1:${port}/v1`).createAssessment(newCandidate), {
      name: "ServiceUnreachable",
      code: "unreachable",
      sent: "no",
    });
  });

  it("a certificate that nobody vouches for: the server never sees the request", async () => {
    let requests = 0;
    const server = https.createServer(untrustedCertificate, (_, response) => {
      requests += 1;
      response.end(body);
    });
    const port = await listen(server);
    for (const { call } of calls) {
      await expectFailure(call(testClient(`https://127.0.0.1:${port}/v1`)), {
        name: "ServiceUnreachable",
        code: "unreachable",
        sent: "no",
      });
    }
    expect(requests).toBe(0);
  });

  it("a reset in the middle of the TLS handshake", async () => {
    const { port } = await serveSockets((socket) => socket.once("data", () => socket.resetAndDestroy()));
    await expectFailure(testClient(`https://127.0.0.1:${port}/v1`).createAssessment(newCandidate), {
      name: "ServiceUnreachable",
      code: "unreachable",
      sent: "no",
    });
  });

  it("our time-out or our caller's word before the connection stands", async () => {
    const caller = new AbortController();
    let isCalledOff = false;
    const { port } = await serveSockets(() => isCalledOff && caller.abort());
    const url = `https://127.0.0.1:${port}/v1`;
    await expectFailure(testClient(url, { timeoutMs: 200 }).createAssessment(newCandidate), {
      name: "TimedOut",
      code: "timed_out",
      sent: "no",
    });
    isCalledOff = true;
    await expectFailure(testClient(url).createAssessment(newCandidate, { signal: caller.signal }), {
      name: "Aborted",
      code: "aborted",
      sent: "no",
    });
  });

  it("is judged by its cause alone on a fetch that was handed in, which may do more than connect", async () => {
    const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);
    for (const host of ["127.0.0.1", "localhost"]) {
      const refused = testClient(`http://${host}:${await deadPort()}/v1`, { fetch });
      await expectFailure(refused.createAssessment(newCandidate), {
        name: "ServiceUnreachable",
        code: "unreachable",
        sent: "no",
      });
    }
    const { port } = await serveSockets(() => undefined);
    const silent = testClient(`https://127.0.0.1:${port}/v1`, { fetch, timeoutMs: 200 });
    await expectFailure(silent.createAssessment(newCandidate), {
      name: "TimedOut",
      code: "timed_out",
      sent: "unknown",
    });
  });

  it("a create takes no connection of before, which may be stale, and leaves none; reads keep theirs", async () => {
    const carried = new Map<unknown, string[]>();
    const { url } = await serve(({ method }, response) => {
      const { socket } = response;
      const before = carried.get(socket) ?? [];
      carried.set(socket, [...before, method]);
      if (before.length > 0 && method === "POST") socket?.resetAndDestroy();
      else response.writeHead(method === "POST" ? 201 : 200).end(method === "POST" ? body : "[]");
    });
    const client = testClient(url);
    for (let round = 0; round < 2; round += 1) {
      await client.listInterviews();
      await expect(client.createAssessment(newCandidate)).resolves.toMatchObject({ status: "pending" });
    }
    await expect
      .poll(() => client.listInterviews().then(() => [...carried.values()].some(({ length }) => length > 1)))
      .toBe(true);
    expect([...carried.values()].filter((methods) => methods.includes("POST"))).toEqual([["POST"], ["POST"]]);
  });

  it("but a connection that stood, and breaks, may have carried it", async () => {
    const { url, seen } = await serve((_, response) => response.socket?.resetAndDestroy());
    const client = testClient(url);
    await expectFailure(client.createAssessment(newCandidate), {
      name: "ServiceUnreachable",
      code: "unreachable",
      sent: "unknown",
    });
    expect(seen).toHaveLength(1);
  });
});
