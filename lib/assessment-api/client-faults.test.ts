import { describe, expect, it } from "vitest";
import { wirePending } from "@/lib/assessment-api/fixtures";
import {
  closeServersAfterEach,
  type Handler,
  rejection,
  serve,
  testClient,
  testKey,
} from "@/lib/assessment-api/testing";
import { calls, type Expected, expectFailure } from "@/lib/assessment-api/testing-failures";

closeServersAfterEach();

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
