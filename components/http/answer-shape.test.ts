import { describe, expect, it } from "vitest";
import { answerShape } from "@/components/http/answer-shape";

type Answer = { rows: number[]; sync: { state: string }; version: string; total: number; hint?: string };

const answers = answerShape<Answer>({ rows: "array", sync: "object", version: "string", total: "number" });
const answer = { rows: [1], sync: { state: "live" }, version: "a-1", total: 1 };

describe("the shape of our own server's answers", () => {
  it("takes what has all members, and leaves it as it is", () => {
    const given = { ...answer, unknown: true };
    expect(answers.safeParse(given)).toEqual({ success: true, data: given });
  });

  it.each([
    undefined,
    null,
    "<html>",
    [],
    {},
    { ...answer, rows: {} },
    { ...answer, sync: null },
    { ...answer, sync: [] },
    { ...answer, total: "1" },
  ])("refuses %j", (given) => {
    expect(answers.safeParse(given)).toEqual({ success: false });
  });
});
