import { describe, expect, it } from "vitest";
import {
  applyPath,
  backendEngineerId,
  create,
  createParameters,
  get,
  otherKey,
  ourKey,
  post,
  publicUrl,
  sandboxes,
} from "@/lib/sandbox/testing";

const open = sandboxes();

const send = (sandbox: ReturnType<typeof open>, body: BodyInit, headers: Record<string, string> = {}) =>
  sandbox.fetch(new Request(`${publicUrl}/v1/assessments`, { method: "POST", body, headers }));

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };

describe("the key", () => {
  it.each([
    ["GET", "/v1/interviews"],
    ["GET", "/v1/assessments"],
    ["GET", "/v1/assessments/1"],
    ["POST", "/v1/assessments"],
    ["GET", "/v1/nothing"],
    ["PATCH", "/v1/assessments"],
  ])("is judged first: %s %s", async (method, path) => {
    const sandbox = open();
    const ask = (query: string) => sandbox.fetch(new Request(`${publicUrl}${path}${query}`, { method }));
    expect((await ask("")).status).toBe(400);
    expect((await ask("?api_key=")).status).toBe(400);
    expect((await ask("?api_key=wrong")).status).toBe(401);
  });

  it("counts from the query of a POST too, and a missing one in a body that can’t be read is a 400", async () => {
    const sandbox = open();
    const { api_key: _, ...rest } = createParameters();
    expect((await post(sandbox, `/v1/assessments?api_key=${ourKey}`, rest)).status).toBe(201);
    expect((await send(sandbox, "{", json)).status).toBe(400);
    expect((await send(sandbox, JSON.stringify({ api_key: 4711 }), json)).status).toBe(401);
  });

  it("is made once and kept in the answer of the opened sandbox unless given", async () => {
    const [one, another] = [open({ apiKey: undefined }), open({ apiKey: undefined })];
    expect(one.apiKey.length).toBeGreaterThanOrEqual(32);
    expect(one.apiKey).not.toBe(another.apiKey);
    expect((await get(one, `/v1/interviews?api_key=${one.apiKey}`)).status).toBe(200);
    expect((await get(one, `/v1/interviews?api_key=${another.apiKey}`)).status).toBe(401);
  });
});

describe("creating", () => {
  const nested = { email: "amara.okafor@example.com", first_name: "Amara" };
  const multipart = () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(createParameters())) form.append(name, value);
    return form;
  };

  it.each([
    ["a form", () => new URLSearchParams(createParameters()), {}],
    ["multipart", multipart, {}],
    [
      "JSON",
      () => JSON.stringify({ api_key: ourKey, interview_id: backendEngineerId, candidate: nested }),
      json,
    ],
    [
      "JSON with flat names and a string for the id",
      () => JSON.stringify({ ...createParameters(), suppress_candidate_email: true }),
      json,
    ],
  ])("takes %s", async (_title, body, headers) => {
    const sandbox = open({ now: () => new Date("2026-03-01T09:30:00Z") });
    const response = await send(sandbox, body(), headers);
    expect(response.status).toBe(201);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await response.json()).toEqual({
      id: expect.any(Number),
      completed: false,
      created_at: "2026-03-01T09:30:00.000Z",
      application_url: expect.stringMatching(/^http:\/\/localhost:3000\/sandbox\/apply\/[A-Za-z0-9_-]{32}$/),
    });
  });

  it.each([
    ["no e-mail", { "candidate[email]": "" }, ["email"]],
    ["an e-mail that is none", { "candidate[email]": "amara@" }, ["email"]],
    ["an e-mail with a line break", { "candidate[email]": "a@example.com\r\nBcc: b@example.com" }, ["email"]],
    ["an unknown interview", { interview_id: "1" }, ["interview_id"]],
    ["an interview that is no integer", { interview_id: "4417.5" }, ["interview_id"]],
    ["no interview", { interview_id: "" }, ["interview_id"]],
    ["a phone number with dashes", { "candidate[phone_number]": "020-7946" }, ["phone_number"]],
    ["a resume that is no address", { "candidate[resume_url]": "javascript:alert(1)" }, ["resume_url"]],
    ["a toggle that is neither", { suppress_candidate_email: "maybe" }, ["suppress_candidate_email"]],
    ["a name that is too long", { "candidate[first_name]": "x".repeat(201) }, ["first_name"]],
    ["a candidate that is a text", { candidate: "amara" }, ["candidate"]],
    ["several things", { interview_id: "x", "candidate[email]": "x" }, ["email", "interview_id"]],
  ])("answers 422 by parameter to %s", async (_title, overrides: Record<string, string>, names) => {
    const response = await post(open(), "/v1/assessments", createParameters(overrides));
    expect(response.status).toBe(422);
    const errors = (await response.json()) as Record<string, unknown>;
    expect(Object.keys(errors).toSorted()).toEqual(names);
    for (const messages of Object.values(errors)) expect(messages).toEqual([expect.any(String)]);
  });

  it.each(["+442079460018", "02079460018", "4"])("takes the phone number %s", async (phone) => {
    const parameters = createParameters({ "candidate[phone_number]": phone });
    expect((await post(open(), "/v1/assessments", parameters)).status).toBe(201);
  });

  it.each([
    ["JSON that breaks off", "{", json],
    ["JSON that is no object", "[1]", json],
    ["something that is not UTF-8", new Uint8Array([0x61, 0xff]), json],
    ["multipart without its parts", "nothing", { "content-type": "multipart/form-data; boundary=x" }],
    ["another kind of text", "hello", { "content-type": "text/plain" }],
    ["a form above 64 KiB", "a=".padEnd(64 * 1024 + 1, "x"), form],
    ["half a million fields", "a&".repeat(524_283), form],
  ])("answers 400 to %s", async (_title, body, headers) => {
    const sandbox = open();
    const ask = (key: string) =>
      sandbox.fetch(
        new Request(`${publicUrl}/v1/assessments?api_key=${key}`, { method: "POST", body, headers }),
      );
    expect((await ask(ourKey)).status).toBe(400);
    expect((await ask("wrong")).status).toBe(401);
  });

  it("refuses a second pending one for the same candidate, however the address is typed", async () => {
    const sandbox = open();
    await create(sandbox);
    const again = await post(
      sandbox,
      "/v1/assessments",
      createParameters({ "candidate[email]": " Amara.Okafor@EXAMPLE.com " }),
    );
    expect(again.status).toBe(422);
    expect(await again.json()).toEqual({
      email: ["The candidate already has a pending assessment for this interview."],
    });
    await create(sandbox, { interview_id: "4423" });
    await create(sandbox, { api_key: otherKey });
  });

  it("allows another one once the first is completed", async () => {
    const sandbox = open();
    const first = await create(sandbox);
    await post(sandbox, `${applyPath(first)}/submit`, {});
    expect((await create(sandbox)).id).toBeGreaterThan(first.id);
  });
});

describe("reading", () => {
  it("lists the interviews by id and name alone", async () => {
    const response = await get(open(), `/v1/interviews?api_key=${ourKey}`);
    expect(response.status).toBe(200);
    const interviews = (await response.json()) as object[];
    expect(interviews).toHaveLength(4);
    expect(interviews[0]).toEqual({ id: backendEngineerId, name: "Backend Engineer" });
  });

  it("lists nothing but one’s own assessments", async () => {
    const sandbox = open();
    const list = async (key: string) => (await get(sandbox, `/v1/assessments?api_key=${key}`)).json();
    expect(await list(ourKey)).toEqual([]);
    const created = await create(sandbox);
    expect(await list(ourKey)).toEqual([created]);
    expect(await list(otherKey)).toEqual([]);
  });

  it("shows a pending one in the shape of its creation", async () => {
    const sandbox = open();
    const created = await create(sandbox);
    const response = await get(sandbox, `/v1/assessments/${created.id}?api_key=${ourKey}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(created);
  });

  it("answers 403 for another employer’s and 404 for nobody’s", async () => {
    const sandbox = open();
    const { id } = await create(sandbox, { api_key: otherKey });
    const statusOf = async (wanted: string) =>
      (await get(sandbox, `/v1/assessments/${wanted}?api_key=${ourKey}`)).status;
    expect(await statusOf(String(id))).toBe(403);
    for (const none of ["1", "0", "-1", `${id}.0`, "abc", "9".repeat(40), "%00", ""]) {
      expect([none, await statusOf(none)]).toEqual([none, 404]);
    }
  });

  it.each([
    ["DELETE", "/v1/assessments"],
    ["PUT", "/v1/assessments/1"],
    ["OPTIONS", "/v1/interviews"],
    ["POST", "/v1/interviews"],
    ["GET", "/v1"],
    ["GET", "/v1/assessment"],
    ["GET", "/v2/interviews"],
    ["GET", "/"],
  ])("answers 404 in JSON to %s %s", async (method, path) => {
    const response = await open().fetch(new Request(`${publicUrl}${path}?api_key=${ourKey}`, { method }));
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ error: expect.any(String) });
  });

  it("answers HEAD like GET, without a body", async () => {
    const response = await open().fetch(
      new Request(`${publicUrl}/v1/interviews?api_key=${ourKey}`, { method: "HEAD" }),
    );
    expect(response.status).toBe(200);
    expect(await response.text()).toBe("");
  });

  it("answers 500 without a word about its insides", async () => {
    const lines: string[] = [];
    const sandbox = open({ log: (line) => lines.push(line) });
    sandbox.close();
    const response = await get(sandbox, `/v1/interviews?api_key=${ourKey}`);
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('{"error":"Something went wrong inside the service."}');
    expect(lines.join()).toContain("GET failed");
    expect(lines.join()).not.toContain(ourKey);
  });
});

describe("presence, once completed", () => {
  const seeded = async () => {
    const sandbox = open({ seed: true });
    const read = async (path: string) =>
      (await get(sandbox, `/v1${path}?api_key=${ourKey}`)).json() as Promise<Record<string, unknown>>;
    const list = (await read("/assessments")) as unknown as Record<string, unknown>[];
    return { list, read };
  };

  const pendingKeys = ["application_url", "completed", "created_at", "id"];
  const keys = (row: Record<string, unknown>) => Object.keys(row).toSorted();

  it("has exactly the fields of each state in the list", async () => {
    const { list } = await seeded();
    const shapes = new Set(list.map((row) => `${row.completed}/${row.recommended}: ${keys(row)}`));
    expect([...shapes].toSorted()).toEqual([
      `false/undefined: ${pendingKeys}`,
      `true/false: ${[...pendingKeys, "detail", "recommended"].toSorted()}`,
      `true/false: ${[...pendingKeys, "recommended"].toSorted()}`,
      `true/true: ${[...pendingKeys, "detail", "recommended", "url"].toSorted()}`,
    ]);
  });

  it("adds the candidate’s e-mail and the interview, as a string, on the single read alone", async () => {
    const { list, read } = await seeded();
    for (const row of list.filter(({ completed }) => completed)) {
      expect(await read(`/assessments/${row.id}`)).toEqual({
        ...row,
        candidate_email: expect.stringMatching(/@example\.com$/),
        interview_id: expect.stringMatching(/^\d{4}$/),
      });
    }
  });
});

describe("the list’s ETag", () => {
  const ask = (sandbox: ReturnType<typeof open>, etag?: string) =>
    sandbox.fetch(
      new Request(`${publicUrl}/v1/assessments?api_key=${ourKey}`, {
        headers: etag ? { "if-none-match": etag } : {},
      }),
    );

  it("is given where it was asked for, and changes with the list", async () => {
    const sandbox = open({ etag: true });
    const etag = (await ask(sandbox)).headers.get("etag") ?? "";
    expect((await ask(sandbox, etag)).status).toBe(304);
    const { id } = await create(sandbox);
    const changed = await ask(sandbox, etag);
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject([{ id }]);
  });

  it("is none of the document’s", async () => {
    expect((await ask(open())).headers.has("etag")).toBe(false);
  });
});
