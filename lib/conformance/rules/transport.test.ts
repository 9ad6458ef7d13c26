import { describe, expect, test } from "vitest";
import type { Answer, Exchange } from "@/lib/conformance/observing/exchange";
import type { Observations } from "@/lib/conformance/observing/observations";
import { transportRules } from "@/lib/conformance/rules/transport";

const silence = (why: string): Exchange => ({ kind: "silence", request: "GET /interviews", why });

const answer = (status: number, more?: Partial<Answer>): Exchange => ({
  kind: "answer",
  request: "GET /interviews",
  status,
  contentType: "application/json",
  location: null,
  body: { kind: "json", value: {} },
  ...more,
});

const nothing = { pending: { read: 0, listed: 0 }, recommended: { read: 0, listed: 0 } };

const seen = (more: Partial<Observations>): Observations => ({
  baseUrl: new URL("https://service.example.com/v1"),
  all: [],
  interviews: silence("not asked"),
  list: silence("not asked"),
  singles: [],
  sampled: { ...nothing, "not recommended": { read: 0, listed: 0 }, unclear: { read: 0, listed: 0 } },
  withoutKey: [],
  invalidKey: [],
  unknownId: silence("not asked"),
  unknownPath: silence("not asked"),
  oddId: silence("not asked"),
  ...more,
});

const verdict = (id: string, more: Partial<Observations>) =>
  transportRules.find((rule) => rule.id === id)?.check(seen(more)).verdict;

describe("HTTPS only", () => {
  test.each<[string, Exchange | undefined, string]>([
    ["is not observable on loopback", undefined, "not observable"],
    ["holds where the connection is refused", silence("the call failed (ECONNREFUSED)"), "holds"],
    ["is not observable where nothing answers", silence("no answer in time"), "not observable"],
    ["holds where HTTP leads to HTTPS", answer(301, { location: "https://service.example.com/v1" }), "holds"],
    [
      "is not observable where HTTP leads elsewhere",
      answer(302, { location: "http://x.example" }),
      "not observable",
    ],
    ["departs where HTTP is served", answer(200), "departs"],
    ["is not observable where HTTP gets what a missing key gets", answer(400), "not observable"],
  ])("%s", (_name, plainHttp, expected) => {
    expect(verdict("https-only", { plainHttp })).toBe(expected);
  });
});

describe("JSON", () => {
  test.each<[string, Partial<Answer>, string]>([
    ["holds by media type", { contentType: "application/json; charset=utf-8" }, "holds"],
    ["holds for a type that ends in +json", { contentType: "application/problem+json" }, "holds"],
    ["holds without a type, which no section names", { contentType: null }, "holds"],
    ["departs by another type", { contentType: "text/html" }, "departs"],
    ["departs by its text", { body: { kind: "not json", why: "its body is empty" } }, "departs"],
    [
      "is not observable in half a body",
      { body: { kind: "unread", why: "its body broke off" } },
      "not observable",
    ],
  ])("%s", (_name, more, expected) => {
    expect(verdict("success-is-json", { all: [answer(200, more)] })).toBe(expected);
    expect(verdict("error-is-json", { all: [answer(404, more)] })).toBe(expected);
  });

  test("is not judged by redirects", () => {
    const all = [answer(302, { body: { kind: "not json", why: "its body is empty" } })];
    expect(verdict("success-is-json", { all })).toBe("not observable");
    expect(verdict("error-is-json", { all })).toBe("not observable");
  });
});
