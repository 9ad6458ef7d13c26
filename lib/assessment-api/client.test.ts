import { inspect } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type ClientConfig, createAssessmentClient } from "@/lib/assessment-api/client";
import { Aborted, InvalidParameters, TimedOut, UnreadableResponse } from "@/lib/assessment-api/errors";
import {
  wireDuplicate,
  wireIdentity,
  wireInterview,
  wirePending,
  wireRecommended,
} from "@/lib/assessment-api/fixtures";
import {
  closeServersAfterEach,
  newCandidate,
  rejection,
  reveals,
  serve,
  testClient,
  testKey,
} from "@/lib/assessment-api/testing";

closeServersAfterEach();
afterEach(() => void vi.useRealTimers());

const answering = (body: unknown, status = 200) =>
  serve((_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });

describe("the four calls", () => {
  it("lists interviews, with the key in the query", async () => {
    const { url, seen } = await answering([wireInterview()]);
    await expect(testClient(url).listInterviews()).resolves.toEqual({
      rows: [{ id: 7, name: "Warehouse associate" }],
      unreadable: 0,
    });
    expect(seen.map(({ method, url: { pathname } }) => `${method} ${pathname}`)).toEqual([
      "GET /v1/interviews",
    ]);
    expect([...(seen[0]?.url.searchParams ?? [])]).toEqual([["api_key", testKey]]);
  });

  it("lists assessments, whatever is odd about some, with the service's date", async () => {
    const { url, seen } = await serve((_, response) => {
      response.setHeader("date", "Mon, 02 Mar 2026 09:30:00 GMT");
      response.end(JSON.stringify([wirePending(), wireRecommended({ url: undefined, id: 2 }), "rubbish"]));
    });
    const list = await testClient(`${url}/`).listAssessments();
    expect(list).toMatchObject({ unreadable: 1, date: "2026-03-02T09:30:00.000Z" });
    expect(list.rows.map(({ id, status }) => [id, status])).toEqual([
      [4711, "pending"],
      [2, "recommended"],
    ]);
    expect(seen[0]?.url.pathname).toBe("/v1/assessments");
  });

  it("tells the service's clock by any answer, and by none that has no date", async () => {
    const { url } = await serve((_, response, attempt) => {
      if (attempt === 2) response.sendDate = false;
      else response.setHeader("date", "Mon, 02 Mar 2026 09:30:00 GMT");
      response.writeHead(attempt === 1 ? 500 : 200).end("[]");
    });
    const client = testClient(url, { retries: 0 });
    expect(client.serviceNowMs()).toBeUndefined();
    await client.createAssessment(newCandidate).catch(() => undefined);
    const told = client.serviceNowMs() ?? 0;
    expect(told).toBeGreaterThanOrEqual(Date.parse("2026-03-02T09:30:00Z"));
    await client.listInterviews();
    expect(client.serviceNowMs()).toBeGreaterThanOrEqual(told);
  });

  it("hands out the list unparsed, and asks for it with what the answer said of its version", async () => {
    const list = JSON.stringify([wirePending()]);
    const validators = { etag: '"v1"', lastModified: "Mon, 02 Mar 2026 09:30:00 GMT" };
    const { url, seen } = await serve(({ headers }, response) => {
      if (headers["if-none-match"] === validators.etag) response.writeHead(304).end();
      else
        response
          .writeHead(200, { etag: validators.etag, "last-modified": validators.lastModified })
          .end(list);
    });
    const client = testClient(url);
    const first = await client.fetchAssessmentList();
    expect(first).toMatchObject({ unchanged: false, validators });
    expect("body" in first && Buffer.concat(first.body).toString()).toBe(list);
    expect(seen[0]?.headers).not.toHaveProperty("if-none-match");
    expect(await client.fetchAssessmentList({ validators })).toEqual({
      unchanged: true,
      date: expect.any(String),
      answeredAtMs: expect.any(Number),
    });
    expect(seen[1]?.headers).toMatchObject({ "if-modified-since": validators.lastModified });
  });

  it("says when an answer began, not when its last byte had come", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const begunAt = performance.now();
    const body = new ReadableStream(
      {
        pull(controller) {
          vi.advanceTimersByTime(20);
          controller.enqueue(new TextEncoder().encode("[]"));
          controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const client = testClient("https://service.example/v1", {
      fetch: async () => new Response(body, { headers: { date: "Mon, 02 Mar 2026 09:30:00 GMT" } }),
    });
    const answer = await client.fetchAssessmentList();
    expect(answer.date).toBe("2026-03-02T09:30:00.000Z");
    expect(answer.answeredAtMs).toBe(begunAt);
    expect(performance.now()).toBe(begunAt + 20);
  });

  it("takes no 304 that it hasn’t asked for", async () => {
    const { url } = await serve((_, response) => response.writeHead(304).end());
    const client = testClient(url);
    const unasked = { code: "unreadable", reason: "not_as_documented", status: 304, sent: "unknown" };
    expect(await rejection(client.fetchAssessmentList())).toMatchObject(unasked);
    expect(await rejection(client.listAssessments())).toMatchObject(unasked);
    expect(await rejection(client.createAssessment(newCandidate))).toMatchObject(unasked);
  });

  it("hands out no half list unparsed either", async () => {
    const { url } = await answering([wirePending()], 206);
    expect(await rejection(testClient(url).fetchAssessmentList())).toMatchObject({
      code: "unreadable",
      status: 206,
    });
  });

  it("reads one assessment", async () => {
    const { url, seen } = await answering(wireRecommended(wireIdentity));
    await expect(testClient(url).getAssessment(4711)).resolves.toMatchObject({
      status: "recommended",
      candidateEmail: "ada.miller@example.com",
      interviewId: 7,
    });
    expect(seen[0]?.url.pathname).toBe("/v1/assessments/4711");
  });

  it("creates an assessment by a form that has the key, and nothing in the query", async () => {
    const { url, seen } = await answering(wirePending(), 201);
    await expect(testClient(url).createAssessment(newCandidate)).resolves.toMatchObject({ id: 4711 });
    expect(seen[0]?.method).toBe("POST");
    expect(seen[0]?.url.search).toBe("");
    expect(seen[0]?.headers["content-type"]).toMatch(/^application\/x-www-form-urlencoded\b/);
    expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
      api_key: testKey,
      interview_id: "7",
      "candidate[email]": "ada.miller@example.com",
      suppress_candidate_email: "false",
    });
  });

  it("survives a byte order mark and bytes that are not UTF-8", async () => {
    const { url } = await serve((_, response) => {
      const rows = JSON.stringify([wireInterview({ name: "Caf?" })]);
      response.end(Buffer.from(`\ufeff${rows}`).map((byte) => (byte === 0x3f ? 0xe9 : byte)));
    });
    const { rows } = await testClient(url).listInterviews();
    expect(rows).toEqual([{ id: 7, name: "Caf\ufffd" }]);
  });

  it("speaks to a fetch that it was handed, as the sandbox is", async () => {
    const requests: Request[] = [];
    const client = testClient("http://localhost/sandbox/v1", {
      fetch: async (input, init) => {
        requests.push(new Request(input, init));
        return Response.json(wirePending(), { status: 201 });
      },
    });
    await expect(client.createAssessment(newCandidate)).resolves.toMatchObject({ status: "pending" });
    expect(requests[0]?.url).toBe("http://localhost/sandbox/v1/assessments");
    expect((await requests[0]?.formData())?.get("candidate[email]")).toBe("ada.miller@example.com");
  });
});

describe("what is refused before anything is sent", () => {
  const make = (config: Partial<ClientConfig>) => () =>
    createAssessmentClient({ baseUrl: "https://service.example.com/v1", apiKey: testKey, ...config });

  it("refuses plain HTTP to another machine, and an empty key", () => {
    expect(make({ baseUrl: "http://service.example.com/v1" })).toThrow("must be HTTPS");
    expect(make({ apiKey: "" })).toThrow("empty");
    expect(make({})).not.toThrow();
  });

  it("refuses ids that could lead to another path", async () => {
    const { url, seen } = await answering(wirePending());
    for (const id of [0, -1, 1.5, Number.NaN, 2 ** 53]) {
      await expect(testClient(url).getAssessment(id)).rejects.toBeInstanceOf(RangeError);
    }
    expect(seen).toEqual([]);
  });

  it("sends nothing when the caller has already given up", async () => {
    const { url, seen } = await answering(wirePending(), 201);
    const error = await rejection(
      testClient(url).createAssessment(newCandidate, { signal: AbortSignal.abort() }),
    );
    expect(error).toBeInstanceOf(Aborted);
    expect(error).toMatchObject({ sent: "no" });
    expect(seen).toEqual([]);
  });
});

describe("an answer that is well-formed, but not to be used", () => {
  it("wants the assessment that was asked for", async () => {
    const { url } = await answering(wirePending({ id: 5 }));
    const error = await rejection(testClient(url).getAssessment(6));
    expect(error).toMatchObject({ code: "unreadable", reason: "not_as_documented", fields: ["id"] });
  });

  it("names the fields that depart from the document", async () => {
    const { url, seen } = await answering(wirePending({ id: "1", completed: "no" }), 201);
    const error = await rejection(testClient(url).createAssessment(newCandidate));
    expect(error).toBeInstanceOf(UnreadableResponse);
    expect(error).toMatchObject({ sent: "unknown", status: 201, fields: ["id", "completed"] });
    expect(seen).toHaveLength(1);
  });

  it("doesn't take half a list for the whole", async () => {
    const { url } = await answering([wirePending()], 206);
    expect(await rejection(testClient(url).listAssessments())).toMatchObject({
      code: "unreadable",
      status: 206,
    });
  });

  describe("with the key in it", () => {
    const link = `https://service.example.com/apply?api_key=${encodeURIComponent(testKey)}`;
    const texts = { application_url: link, url: link, detail: `for ${testKey}`, candidate_email: testKey };

    it.each(Object.entries(texts))("leaves %s out, and keeps the rest of the row", async (field, value) => {
      const row = wireRecommended({ id: 3, ...wireIdentity });
      const { url } = await answering([wirePending(), { ...row, [field]: value }]);
      const list = await testClient(url).listAssessments();
      expect(list.rows.map(({ id }) => id)).toEqual([4711, 3]);
      expect(list.rows[1]).toMatchObject({
        status: "recommended",
        oddities: [{ field, reason: "carries_key" }],
      });
      expect(reveals(list)).toBe(false);
      const single = await answering({ ...row, [field]: value });
      const read = await testClient(single.url).getAssessment(3);
      expect(read.oddities).toEqual([{ field, reason: "carries_key" }]);
      expect(reveals(read)).toBe(false);
    });

    it("hands no such link out of a create, which has landed", async () => {
      const { url } = await answering(wirePending({ application_url: link }), 201);
      const created = await testClient(url).createAssessment(newCandidate);
      expect(created).toMatchObject({ id: 4711, oddities: [{ field: "application_url" }] });
      expect(reveals(created)).toBe(false);
    });

    it("names no interview by it", async () => {
      const { url } = await answering([wireInterview({ name: `Interview ${testKey}` })]);
      const { rows } = await testClient(url).listInterviews();
      expect(rows).toEqual([{ id: 7, odd: "carries_key" }]);
    });
  });
});

describe("422", () => {
  it("gives the documented text", async () => {
    const { url } = await answering(wireDuplicate, 422);
    const error = await rejection(testClient(url).createAssessment(newCandidate));
    expect(error).toBeInstanceOf(InvalidParameters);
    expect(error).toMatchObject({ sent: "answered", errors: wireDuplicate });
  });

  it("gives texts of unknown parameters, without the key that they or their names repeat", async () => {
    const body = {
      [`shoe ${testKey}`]: [`no ${testKey} and no ${encodeURIComponent(testKey)}`],
      email: ["odd"],
    };
    const { url } = await answering(body, 422);
    const error = await rejection(testClient(url).createAssessment(newCandidate));
    expect(error).toMatchObject({
      errors: { "shoe [redacted]": ["no [redacted] and no [redacted]"], email: ["odd"] },
    });
    expect(reveals(error)).toBe(false);
  });

  it.each([
    ["a text", '"no"'],
    ["a list", '["no"]'],
    ["HTML", `<h1>${testKey}</h1>`],
    ["nothing", ""],
    ["numbers", '{"email":5}'],
    ["too much", `{"email":["${"x".repeat(2 * 1024 * 1024)}"]}`],
  ])("stays a 422 when its body is %s", async (_, body) => {
    const { url } = await serve((_request, response) => response.writeHead(422).end(body));
    const error = await rejection(testClient(url).createAssessment(newCandidate));
    expect(error).toBeInstanceOf(InvalidParameters);
    expect(error).toMatchObject({ sent: "answered", errors: {} });
    expect(reveals(error)).toBe(false);
  });

  it("stays a 422 when its body never ends", async () => {
    const { url } = await serve((_, response) => response.writeHead(422).write('{"email":'));
    const error = await rejection(testClient(url, { timeoutMs: 2_500 }).createAssessment(newCandidate));
    expect(error).toMatchObject({ code: "invalid_parameters", sent: "answered", errors: {} });
  });
});

describe("giving up", () => {
  it("ends a call at its caller's word, and can't tell what became of it", async () => {
    const caller = new AbortController();
    const { url, seen } = await serve(() => caller.abort(new Error(`because of ${testKey}`)));
    const error = await rejection(testClient(url).createAssessment(newCandidate, { signal: caller.signal }));
    expect(error).toBeInstanceOf(Aborted);
    expect(error).toMatchObject({ sent: "unknown", code: "aborted" });
    expect(reveals(error)).toBe(false);
    expect(seen).toHaveLength(1);
  });

  it("ends the wait between two tries, too", async () => {
    const caller = new AbortController();
    const { url, seen } = await serve((_, response) => response.writeHead(500).end());
    const client = testClient(url, { retryDelayMs: 60_000 });
    const timers = vi.spyOn(globalThis, "setTimeout");
    const ended = rejection(client.listInterviews({ signal: caller.signal }));
    await expect.poll(() => timers.mock.calls.some(([, ms = 0]) => ms >= 60_000)).toBe(true);
    caller.abort(new Error(testKey));
    const error = await ended;
    expect(error).toBeInstanceOf(Aborted);
    expect(reveals(error)).toBe(false);
    expect(seen).toHaveLength(1);
  });

  it("times out even on a fetch that heeds no signal", async () => {
    const client = testClient("http://localhost/v1", {
      fetch: () => new Promise(() => undefined),
      timeoutMs: 50,
    });
    const error = await rejection(client.createAssessment(newCandidate));
    expect(error).toBeInstanceOf(TimedOut);
    expect(error).toMatchObject({ sent: "unknown", timeoutMs: 50 });
  });
});

describe("the key", () => {
  it("would be found if it got out", () => {
    const query = new URLSearchParams({ api_key: testKey });
    expect(reveals(new Error(`GET /v1?${query}`))).toBe(true);
    expect(reveals(new Error("failed", { cause: new Error(encodeURIComponent(testKey)) }))).toBe(true);
    expect(reveals(Object.assign(new Error("failed"), { body: testKey }))).toBe(true);
    expect(reveals(Object.defineProperty(new Error("failed"), "hidden", { value: testKey }))).toBe(true);
    expect(reveals(new Error("failed"))).toBe(false);
  });

  it("can't be read off a client", () => {
    const client = testClient("https://service.example.com/v1");
    expect(reveals(client)).toBe(false);
    expect(inspect(client, { showHidden: true, depth: null })).toContain("createAssessment");
  });
});
