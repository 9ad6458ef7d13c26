import https from "node:https";
import { describe, expect, it } from "vitest";
import type { AssessmentClient } from "@/lib/assessment-api/client";
import { AssessmentApiError, UnreadableResponse } from "@/lib/assessment-api/errors";
import { wirePending } from "@/lib/assessment-api/fixtures";
import {
  closeServersAfterEach,
  deadPort,
  type Handler,
  listen,
  newCandidate,
  rejection,
  reveals,
  serve,
  serveSockets,
  testClient,
  testKey,
} from "@/lib/assessment-api/testing";
import { untrustedCertificate } from "@/lib/assessment-api/testing-certificate";
import { createComparer } from "@/lib/mirror/comparing/compare-list";
import { BodyUnreadable } from "@/lib/mirror/comparing/split-list";

closeServersAfterEach();

/** What the mirror does with a list, in one thread. */
async function fetchAndParse(client: AssessmentClient) {
  const answer = await client.fetchAssessmentList({ validators: { etag: '"1"', lastModified: "long ago" } });
  if (answer.unchanged) return;
  try {
    createComparer().compare(answer.body).next([]);
  } catch (error) {
    if (!(error instanceof BodyUnreadable)) throw error;
    throw new UnreadableResponse(error.reason, { operation: "listAssessments", status: 200 });
  }
}

const calls: { name: string; isRead: boolean; call: (client: AssessmentClient) => Promise<unknown> }[] = [
  { name: "GET /interviews", isRead: true, call: (client) => client.listInterviews() },
  { name: "GET /assessments", isRead: true, call: (client) => client.listAssessments() },
  { name: "GET /assessments, unparsed", isRead: true, call: (client) => fetchAndParse(client) },
  { name: "GET /assessments/:id", isRead: true, call: (client) => client.getAssessment(4711) },
  { name: "POST /assessments", isRead: false, call: (client) => client.createAssessment(newCandidate) },
];

type Expected = Record<string, unknown> & { name: string; code: string; sent: "no" | "answered" | "unknown" };

/** Every error of the client, whatever happened: its class, its facts, and nothing of the key. */
async function expectFailure(work: Promise<unknown>, expected: Expected) {
  const error = await rejection(work);
  expect(error).toBeInstanceOf(AssessmentApiError);
  expect(error).toMatchObject(expected);
  expect(error).not.toHaveProperty("cause");
  expect(reveals(error)).toBe(false);
}

const html = `<html><body>api_key=${encodeURIComponent(testKey)} ${testKey}</body></html>`;
const status =
  (code: number, headers: Record<string, string> = {}, body = html): Handler =>
  (_, response) =>
    response.writeHead(code, { "content-type": "text/html", ...headers }).end(body);

const body = JSON.stringify(wirePending());

/** What a GET does at a fault: it is asked three times at most, or once. A POST is always asked once. */
const faults: { title: string; handler: Handler; repeats: boolean; expected: Expected }[] = [
  {
    title: "400",
    handler: status(400),
    repeats: false,
    expected: { name: "MalformedRequest", code: "malformed_request", sent: "answered", status: 400 },
  },
  {
    title: "401",
    handler: status(401),
    repeats: false,
    expected: { name: "InvalidKey", code: "invalid_key", sent: "answered", status: 401 },
  },
  {
    title: "403",
    handler: status(403),
    repeats: false,
    expected: { name: "NotAuthorised", code: "not_authorised", sent: "answered", status: 403 },
  },
  {
    title: "404",
    handler: status(404),
    repeats: false,
    expected: { name: "NotFound", code: "not_found", sent: "answered", status: 404 },
  },
  {
    title: "422 with HTML",
    handler: status(422),
    repeats: false,
    expected: { name: "InvalidParameters", code: "invalid_parameters", sent: "answered", status: 422 },
  },
  {
    title: "418, which the document does not have",
    handler: status(418),
    repeats: false,
    expected: { name: "UnexpectedStatus", code: "unexpected_status", sent: "unknown", status: 418 },
  },
  {
    title: "429 without a word",
    handler: status(429),
    repeats: true,
    expected: { name: "RateLimited", code: "rate_limited", sent: "answered", status: 429 },
  },
  {
    title: "429 for two minutes",
    handler: status(429, { "retry-after": "120" }),
    repeats: false,
    expected: { name: "RateLimited", code: "rate_limited", sent: "answered", retryAfterMs: 120_000 },
  },
  {
    title: "500 with HTML that echoes the key",
    handler: status(500),
    repeats: true,
    expected: { name: "ServiceFailure", code: "service_failure", sent: "unknown", status: 500 },
  },
  {
    title: "502",
    handler: status(502),
    repeats: true,
    expected: { name: "Unavailable", code: "unavailable", sent: "unknown", status: 502 },
  },
  {
    title: "503 until a date",
    handler: status(503, {
      date: "Mon, 02 Mar 2026 09:30:00 GMT",
      "retry-after": "Mon, 02 Mar 2026 09:31:00 GMT",
    }),
    repeats: false,
    expected: {
      name: "Unavailable",
      code: "unavailable",
      sent: "unknown",
      status: 503,
      retryAfterMs: 60_000,
    },
  },
  {
    title: "an empty body",
    handler: status(200, {}, ""),
    repeats: false,
    expected: { name: "UnreadableResponse", code: "unreadable", sent: "unknown", reason: "empty" },
  },
  {
    title: "204",
    handler: (_, response) => response.writeHead(204).end(),
    repeats: false,
    expected: { name: "UnreadableResponse", code: "unreadable", sent: "unknown", reason: "empty" },
  },
  {
    title: "HTML that echoes the key",
    handler: status(200),
    repeats: false,
    expected: { name: "UnreadableResponse", code: "unreadable", sent: "unknown", reason: "not_json" },
  },
  {
    title: "JSON of another shape that echoes the key",
    handler: status(200, {}, JSON.stringify({ [testKey]: testKey })),
    repeats: false,
    expected: {
      name: "UnreadableResponse",
      code: "unreadable",
      sent: "unknown",
      reason: "not_as_documented",
    },
  },
  {
    title: "a body cut off before its declared length",
    handler: (_, response) => {
      response.writeHead(200, { "content-length": String(body.length) });
      response.write(body.slice(0, 20), () => response.destroy());
    },
    repeats: true,
    expected: { name: "UnreadableResponse", code: "unreadable", sent: "unknown", reason: "cut_off" },
  },
  {
    title: "a chunked body cut off",
    handler: (_, response) => void response.write(body.slice(0, 20), () => response.destroy()),
    repeats: true,
    expected: { name: "UnreadableResponse", code: "unreadable", sent: "unknown", reason: "cut_off" },
  },
  {
    title: "a body cut off where the end of the connection is its end",
    handler: (_, response) => void response.socket?.end(`HTTP/1.1 200 OK\r\n\r\n${body.slice(0, 20)}`),
    repeats: false,
    expected: { name: "UnreadableResponse", code: "unreadable", sent: "unknown", reason: "not_json" },
  },
  {
    title: "a reset after the answer's start",
    handler: (_, response) =>
      void response.write(body.slice(0, 20), () => response.socket?.resetAndDestroy()),
    repeats: true,
    expected: { name: "UnreadableResponse", code: "unreadable", sent: "unknown", reason: "cut_off" },
  },
  {
    title: "a reset before the answer",
    handler: (_, response) => void response.socket?.resetAndDestroy(),
    repeats: true,
    expected: { name: "ServiceUnreachable", code: "unreachable", sent: "unknown" },
  },
  {
    title: "a connection closed before the answer",
    handler: (_, response) => void response.socket?.end(),
    repeats: true,
    expected: { name: "ServiceUnreachable", code: "unreachable", sent: "unknown" },
  },
  {
    title: "an answer that is not HTTP",
    handler: (_, response) => void response.socket?.end(`${testKey}\r\n\r\n`),
    repeats: false,
    expected: { name: "UnreadableResponse", code: "unreadable", sent: "unknown", reason: "not_http" },
  },
];

describe.each(faults)("$title", ({ handler, repeats, expected }) => {
  it.each(calls)("$name", async ({ call, isRead }) => {
    const { url, seen } = await serve(handler);
    await expectFailure(call(testClient(url)), expected);
    expect(seen).toHaveLength(isRead && repeats ? 3 : 1);
  });
});

const hangs: { title: string; handler: Handler; expected: Expected }[] = [
  {
    title: "silence",
    handler: () => undefined,
    expected: { name: "TimedOut", code: "timed_out", sent: "unknown" },
  },
  {
    title: "silence in the middle of the body",
    handler: (_, response) => response.writeHead(200).write(body.slice(0, 20)),
    expected: { name: "TimedOut", code: "timed_out", sent: "unknown", status: 200 },
  },
  {
    title: "an error status with a body that never ends",
    handler: (_, response) => response.writeHead(404).write("<html>"),
    expected: { name: "NotFound", code: "not_found", sent: "answered", status: 404 },
  },
];

/** Long enough for a connection on a machine that is busy with other things. */
const hangsForMs = 2_500;

it("however a service hangs, every call ends at its deadline, after one request each", async () => {
  const waited = hangs.map(async ({ title, handler, expected }) => {
    const { url, seen } = await serve(handler);
    const ended = calls.map(({ call }) =>
      expectFailure(
        call(testClient(url, { timeoutMs: hangsForMs, list: { silenceMs: hangsForMs } })),
        expected,
      ),
    );
    await Promise.all(ended);
    expect(seen, title).toHaveLength(calls.length);
  });
  await Promise.all(waited);
});

describe("a list that takes its time", () => {
  /** Sends a row every so often, for ever or so many times. */
  const dripping =
    (everyMs: number, times = Number.POSITIVE_INFINITY): Handler =>
    (_, response) => {
      response.write("[");
      let sent = 0;
      const timer = setInterval(() => {
        sent += 1;
        if (sent <= times && !response.destroyed) return void response.write(`${sent > 1 ? "," : ""}${body}`);
        clearInterval(timer);
        response.end("]");
      }, everyMs);
    };

  it("is read to its end as long as it keeps sending, while other calls are not", async () => {
    const { url } = await serve(dripping(300, 10));
    const client = testClient(url, { timeoutMs: 2_000, list: { silenceMs: 2_500 } });
    const list = client.listAssessments();
    await expectFailure(client.listInterviews(), { name: "TimedOut", code: "timed_out", sent: "unknown" });
    expect((await list).rows).toHaveLength(1);
  });

  it("is given up when its whole time is over, and not asked for again", async () => {
    const { url, seen } = await serve(dripping(50));
    const client = testClient(url, { list: { wholeMs: hangsForMs } });
    const expected = { name: "TimedOut", code: "timed_out", sent: "unknown", timeoutMs: hangsForMs } as const;
    const lists = [client.listAssessments(), client.fetchAssessmentList()];
    await Promise.all(lists.map((list) => expectFailure(list, expected)));
    expect(seen).toHaveLength(2);
  });

  it("is not repeated when it breaks off after long", async () => {
    const { url, seen } = await serve((_, response) => {
      response.write("[", () => setTimeout(() => response.destroy(), 400));
    });
    await expectFailure(testClient(url, { timeoutMs: 200 }).fetchAssessmentList(), {
      name: "UnreadableResponse",
      code: "unreadable",
      sent: "unknown",
      reason: "cut_off",
    });
    expect(seen).toHaveLength(1);
  });

  it("gives nothing more to its reader once it is given up, on any fetch", async () => {
    const taken: string[] = [];
    let pulls = 0;
    const endless = async () =>
      new Response(
        new ReadableStream({
          async pull(controller) {
            pulls += 1;
            await new Promise((resolve) => setTimeout(resolve, 5));
            controller.enqueue(new TextEncoder().encode("x"));
          },
        }),
      );
    const sink = { begin: () => taken.push("begin"), take: () => void taken.push("piece") };
    const client = testClient("https://service.example/v1", { fetch: endless, list: { wholeMs: 200 } });
    await rejection(client.fetchAssessmentList({ sink }));
    const before = taken.length;
    const pulled = pulls;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(taken).toHaveLength(before);
    expect(pulls).toBeLessThanOrEqual(pulled + 2);
  });

  it("may be as large as it is told", async () => {
    const { url } = await serve((_, response) => response.end(JSON.stringify([wirePending()])));
    await expectFailure(testClient(url, { list: { maxBytes: 20 } }).fetchAssessmentList(), {
      name: "UnreadableResponse",
      code: "unreadable",
      sent: "unknown",
      reason: "too_large",
    });
  });
});

describe("redirects", () => {
  it.each([301, 302, 303, 307, 308])(
    "%i to another host is refused, and that host hears nothing",
    async (code) => {
      const other = await serve((_, response) => response.end(body));
      for (const { call } of calls) {
        const { url, seen } = await serve(
          status(code, { location: `${other.url}/assessments?${testKey.length}` }),
        );
        await expectFailure(call(testClient(url)), {
          name: "RedirectRefused",
          code: "redirect_refused",
          sent: "unknown",
          status: code,
        });
        expect(seen).toHaveLength(1);
      }
      expect(other.seen).toEqual([]);
    },
  );

  it("is refused within the same host as well", async () => {
    const { url, seen } = await serve(status(302, { location: "/v1/elsewhere" }));
    await expectFailure(testClient(url).listAssessments(), {
      name: "RedirectRefused",
      code: "redirect_refused",
      sent: "unknown",
    });
    expect(seen).toHaveLength(1);
  });
});

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
    const { port } = await serveSockets(() => undefined);
    const url = `https://127.0.0.1:${port}/v1`;
    await expectFailure(testClient(url, { timeoutMs: 200 }).createAssessment(newCandidate), {
      name: "TimedOut",
      code: "timed_out",
      sent: "no",
    });
    const signal = AbortSignal.timeout(50);
    await expectFailure(testClient(url).createAssessment(newCandidate, { signal }), {
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

describe("large bodies", () => {
  const megabyte = Buffer.alloc(1024 * 1024, "rubbish ");

  /** Sends up to 50 MB, and tells how much had been taken when the connection ended. */
  async function serveRubbish(headers: Record<string, string> = {}) {
    const sent = { megabytes: 0 };
    const server = await serve((_, response) => {
      response.writeHead(200, headers);
      const more = () => {
        if (sent.megabytes === 50) response.end();
        else if (!response.destroyed) {
          sent.megabytes += 1;
          response.write(megabyte, more);
        }
      };
      more();
    });
    return { ...server, sent };
  }

  it.each(calls.filter(({ name }) => !/^GET .assessments($|,)/.test(name)))(
    "$name stops reading 50 MB of rubbish at its bound",
    async ({ call }) => {
      const { url, seen, sent } = await serveRubbish();
      await expectFailure(call(testClient(url)), {
        name: "UnreadableResponse",
        code: "unreadable",
        sent: "unknown",
        reason: "too_large",
      });
      expect(seen).toHaveLength(1);
      expect(sent.megabytes).toBeLessThan(50);
    },
  );

  it("GET /assessments reads 50 MB of rubbish and calls it that", async () => {
    const { url, sent } = await serveRubbish();
    await expectFailure(testClient(url).listAssessments(), {
      name: "UnreadableResponse",
      code: "unreadable",
      sent: "unknown",
      reason: "not_json",
    });
    expect(sent.megabytes).toBe(50);
  });

  it.each([
    { name: "listAssessments", length: 256 * 1024 * 1024 + 1 },
    { name: "fetchAssessmentList", length: 256 * 1024 * 1024 + 1 },
    { name: "listInterviews", length: 1024 * 1024 + 1 },
  ] as const)("$name doesn't begin to read a body that says it is too large", async ({ name, length }) => {
    const { url } = await serve((_, response) => {
      response.writeHead(200, { "content-length": String(length) }).write("[");
    });
    await expectFailure(testClient(url)[name](), {
      name: "UnreadableResponse",
      code: "unreadable",
      sent: "unknown",
      reason: "too_large",
    });
  });
});

describe("trying again", () => {
  it("brings a read through two failures", async () => {
    const { url, seen } = await serve((_, response, attempt) => {
      if (attempt === 1) response.writeHead(503, { "retry-after": "0" }).end();
      else if (attempt === 2) response.socket?.resetAndDestroy();
      else response.end(body);
    });
    await expect(testClient(url).getAssessment(4711)).resolves.toMatchObject({ id: 4711 });
    expect(seen).toHaveLength(3);
  });

  it("waits as long as a short Retry-After says", async () => {
    const askedAt: number[] = [];
    const { url } = await serve((_, response, attempt) => {
      askedAt.push(performance.now());
      if (attempt === 1) response.writeHead(429, { "retry-after": "1" }).end();
      else response.end(body);
    });
    await testClient(url).getAssessment(4711);
    const [first = 0, second = 0] = askedAt;
    // A lower bound: a slow machine only waits longer.
    expect(second - first).toBeGreaterThanOrEqual(990);
  });

  it("can be turned off", async () => {
    const { url, seen } = await serve(status(500));
    await rejection(testClient(url, { retries: 0 }).listAssessments());
    expect(seen).toHaveLength(1);
  });
});
