import { expect, test } from "vitest";
import { type Documented, openDocument } from "@/app/api/testing-document";
import { canaries, canariesIn, watchForCanaries } from "./canaries";
import { judgeAnswer } from "./judge-answer";
import { wholeList } from "./judge-lists";
import { toldBy } from "./judge-reads";
import { mutateBytes } from "./mutate-bytes";
import { mutate } from "./mutate-json";
import type { RequestCase } from "./request-case";

const { operations, strangeIn } = openDocument();

const asked = (method: string, path: string, asker: RequestCase["asker"]) => {
  const request: RequestCase = {
    method,
    path,
    asker,
    kind: "valid",
    params: {},
    query: [],
    rawQuery: "",
    headers: [],
    origin: "own",
  };
  const operation = operations.find((one) => one.method === method && one.path === path) as Documented;
  return (status: number, text: string | null, headers: Record<string, string> = {}) =>
    judgeAnswer(
      request,
      operation,
      { status, text, headers: new Headers(headers) },
      { strangeIn, hidden: { limited: ["hidden@example.com"], viewer: [] } },
    );
};

const json = { "content-type": "application/json" };
const problem = { "content-type": "application/problem+json" };
const refusal = JSON.stringify({
  type: "about:blank",
  title: "Forbidden",
  status: 403,
  code: "forbidden",
  detail: "No.",
  requestId: "x",
});

test("an answer as described is nothing to be found", async () => {
  expect(await asked("GET", "/api/health", "none")(200, '{"status":"ok"}', json)).toEqual([]);
  expect(await asked("GET", "/api/members", "viewer")(403, refusal, problem)).toEqual([]);
});

test("a failure, another shape, another status and a role that goes too far are found", async () => {
  expect((await asked("GET", "/api/health", "none")(500, refusal, problem))[0]).toBe("answered 500");
  expect(await asked("GET", "/api/health", "none")(200, '{"status":1}', json)).toHaveLength(1);
  expect(await asked("GET", "/api/members", "viewer")(200, '{"members":[]}', json)).toContain(
    "viewer may not, and is answered 200",
  );
  expect(await asked("GET", "/api/members", "administrator")(403, refusal, problem)).toContain(
    "administrator may, and is answered 403",
  );
});

test.each(Object.entries(canaries))("%s is seen however it is written", async (name, canary) => {
  const writings = [
    canary,
    encodeURIComponent(canary),
    String(new URLSearchParams({ a: canary })),
    JSON.stringify({ canary }),
    Buffer.from(canary).toString("base64"),
    Buffer.from(canary).toString("hex"),
  ];
  for (const text of writings) expect(canariesIn(`before ${text} after`)).toEqual([name]);
  const found = await asked("GET", "/api/health", "none")(200, '{"status":"ok"}', { ...json, "x-a": canary });
  expect(found).toEqual([`tells ${name}`]);
  const watch = watchForCanaries();
  expect([watch(canary.slice(0, 9)), watch(canary.slice(9))]).toEqual([[], [name]]);
});

test("a body is taken for what a reader of the whole takes it for", () => {
  expect(wholeList(Buffer.from('\ufeff[{"id":1}]'))).toEqual([{ id: 1 }]);
  expect(wholeList(Buffer.from('[{"id":1}'))).toBeUndefined();
  expect(wholeList(Buffer.from("{}"))).toBeUndefined();
});

test("a single read tells of its own row alone, and only once it is completed", () => {
  const read = { id: 7, completed: true, candidate_email: " a@example.com", interview_id: "3" };
  const told = (changed: object) => toldBy(7, Buffer.from(JSON.stringify({ ...read, ...changed })));
  expect(told({})).toEqual({ email: "a@example.com", interviewId: 3 });
  expect([told({ id: 8 }), told({ completed: "yes" }), told({ candidate_email: null })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("a mutation is of one place, and the same each time", () => {
  const value = { a: [1, { b: "x" }], c: true };
  const drop = { way: "drop", value: null, name: "" } as const;
  expect([0, 1, 2, 3, 4, 5].map((at) => mutate(value, { ...drop, at }))).toEqual([
    null,
    { c: true },
    { a: [{ b: "x" }], c: true },
    { a: [1], c: true },
    { a: [1, {}], c: true },
    { a: [1, { b: "x" }] },
  ]);
  const text = Buffer.from('{"a":1}');
  expect(mutateBytes(text, { way: "cut_short", at: 3, length: 0, with: "" }).toString()).toBe('{"a');
  expect(mutateBytes(text, { way: "repeat_name", at: 0, length: 5, with: "" }).toString()).toBe(
    '{"a":1,"a":5}',
  );
});
