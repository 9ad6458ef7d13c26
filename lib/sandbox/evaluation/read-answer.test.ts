import { describe, expect, it } from "vitest";
import { readAnswer } from "@/lib/sandbox/evaluation/read-answer";
import { readNumber } from "@/lib/sandbox/evaluation/read-number";
import type { Question } from "@/lib/sandbox/interviews/types";

const asked = { id: "q", topic: "t", text: "?", points: 4 };
const choices = [
  { id: "a", text: "A" },
  { id: "b", text: "B" },
  { id: "c", text: "C" },
];
const single: Question = { ...asked, kind: "single", choices, right: "a" };
const multiple: Question = { ...asked, kind: "multiple", choices, right: ["a", "b"] };
const number: Question = { ...asked, kind: "number", right: 300, tolerance: 0, unit: "requests" };
const text: Question = { ...asked, kind: "text", accepted: ["Median"] };

describe("readNumber", () => {
  it.each([
    ["300", 300],
    [" 1,200 ", 1200],
    ["1 200", 1200],
    ["43.2", 43.2],
    ["43,2", 43.2],
    ["0,125", 0.125],
    ["1,234,567.5", 1_234_567.5],
    ["-3", -3],
    ["−3", -3],
    [".5", 0.5],
    ["３００", 300],
    ["300 requests", 300],
  ])("reads %s", (typed, value) => {
    expect(readNumber(typed, "requests")).toBe(value);
  });

  it.each(["", "abc", "3 or 4", "1e3", "0x10", "12,34,56", "Infinity", "--3", "."])("refuses %j", (typed) => {
    expect(readNumber(typed, "requests")).toBeUndefined();
  });
});

describe("readAnswer", () => {
  it("reads each kind", () => {
    expect(readAnswer(single, ["b"])).toEqual({ answer: { kind: "single", choice: "b" } });
    expect(readAnswer(multiple, ["c", "a"])).toEqual({ answer: { kind: "multiple", choices: ["a", "c"] } });
    expect(readAnswer(number, [" 1,200 "])).toEqual({
      answer: { kind: "number", value: 1200, typed: "1,200" },
    });
    expect(readAnswer(text, [" the median "])).toEqual({ answer: { kind: "text", text: "the median" } });
  });

  it.each([single, multiple, number, text])("takes nothing for no answer: $kind", (question) => {
    expect(readAnswer(question, [])).toEqual({ answer: undefined });
  });

  it("takes blanks for no answer", () => {
    expect(readAnswer(number, ["  "])).toEqual({ answer: undefined });
    expect(readAnswer(text, [""])).toEqual({ answer: undefined });
  });

  it("says what is wrong", () => {
    expect(readAnswer(number, ["many"])).toEqual({
      fault: "notANumber",
    });
    expect(readAnswer(text, ["x".repeat(201)])).toEqual({ fault: "tooLong" });
    expect(readAnswer(single, ["a", "b"])).toEqual({ fault: "onlyOne" });
    expect(readAnswer(single, ["forged"])).toEqual({ fault: "notOffered" });
    expect(readAnswer(multiple, ["a", "forged"])).toEqual({ fault: "notOffered" });
  });
});
