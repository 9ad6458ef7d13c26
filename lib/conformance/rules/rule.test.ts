import { describe, expect, test } from "vitest";
import type { Exchange } from "@/lib/conformance/observing/exchange";
import { judgeEach, judgeStatus } from "@/lib/conformance/rules/rule";

const answered = (status: number): Exchange => ({
  kind: "answer",
  request: "GET /a",
  status,
  contentType: null,
  location: null,
  body: { kind: "unread", why: "its body broke off" },
});
const silent: Exchange = { kind: "silence", request: "GET /b", why: "no answer in time" };

describe("a rule on statuses", () => {
  test("holds only when every call was answered as expected", () => {
    expect(judgeStatus([answered(400), answered(422)], [400, 422], "")).toEqual({ verdict: "holds" });
  });

  test("is not observable when one call had no answer", () => {
    expect(judgeStatus([answered(400), silent], [400], "")).toEqual({
      verdict: "not observable",
      why: "GET /b: no answer in time",
    });
  });

  test("departs by one answer, whatever the others", () => {
    expect(judgeStatus([silent, answered(400), answered(500)], [400], "")).toEqual({
      verdict: "departs",
      how: ["GET /a answered 500, not 400"],
    });
  });

  test("is not observable when nothing was asked", () => {
    expect(judgeStatus([undefined], [400], "not asked")).toEqual({
      verdict: "not observable",
      why: "not asked",
    });
  });
});

describe("a rule on objects", () => {
  test("is not observable without one", () => {
    expect(judgeEach([], "none listed", () => "wrong")).toEqual({
      verdict: "not observable",
      why: "none listed",
    });
  });

  test("names each that departs", () => {
    const rows = [1, 2, 3].map((id) => ({ where: `row ${id}`, fields: { id } }));
    expect(judgeEach(rows, "", ({ fields }) => (fields.id === 2 ? undefined : "is odd"))).toEqual({
      verdict: "departs",
      how: ["row 1: is odd", "row 3: is odd"],
    });
  });
});
