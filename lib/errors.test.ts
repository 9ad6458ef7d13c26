import { expect, test, vi } from "vitest";
import { badRequest, ProblemError } from "@/lib/errors";
import { errorResponse } from "@/lib/http/problem-response";

test("a problem is one, whichever copy of the module made it", async () => {
  vi.resetModules();
  const copy = await import("@/lib/errors");
  expect(copy.ProblemError).not.toBe(ProblemError);
  const theirs = copy.tooMany("Wait a moment.", 1_500);
  expect(theirs).toBeInstanceOf(ProblemError);
  const answer = errorResponse(theirs, "7");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "2"]);
});

test("any other error is none", () => {
  expect(badRequest("No.")).toBeInstanceOf(ProblemError);
  for (const other of [new Error("No."), { name: "ProblemError", problem: {} }, undefined, "ProblemError"])
    expect(other).not.toBeInstanceOf(ProblemError);
});
