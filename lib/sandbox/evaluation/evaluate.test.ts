import { describe, expect, it } from "vitest";
import type { Answer } from "@/lib/sandbox/evaluation/answer";
import { describeResult } from "@/lib/sandbox/evaluation/describe-result";
import { evaluate } from "@/lib/sandbox/evaluation/evaluate";
import { gradeAnswer } from "@/lib/sandbox/evaluation/grade-answer";
import { backendEngineer } from "@/lib/sandbox/interviews/backend-engineer";
import { interviews } from "@/lib/sandbox/interviews/catalogue";
import { dataAnalyst } from "@/lib/sandbox/interviews/data-analyst";
import type { Interview, Question } from "@/lib/sandbox/interviews/types";
import { rightAnswer } from "@/lib/sandbox/seed/invent-answers";

const asked = { id: "q", topic: "t", text: "?", points: 6 };
const choices = ["a", "b", "c", "d", "e"].map((id) => ({ id, text: id }));

const allRight = (interview: Interview) =>
  new Map(interview.questions.map((question) => [question.id, rightAnswer(question)]));

describe("gradeAnswer", () => {
  const multiple: Question = { ...asked, kind: "multiple", choices, right: ["a", "b", "c"] };
  it.each([
    [["a", "b", "c"], 6],
    [["a", "b"], 4],
    [["a"], 2],
    [["a", "b", "d"], 2],
    [["a", "d", "e"], 0],
    [["a", "b", "c", "d", "e"], 2],
  ])("gives partial credit for %j", (chosen, points) => {
    expect(gradeAnswer(multiple, { kind: "multiple", choices: chosen })).toBe(points);
  });

  it("rounds shares down to halves", () => {
    const uneven: Question = { ...multiple, points: 5 };
    expect(gradeAnswer(uneven, { kind: "multiple", choices: ["a"] })).toBe(1.5);
  });

  it("gives nothing for ticking everything where half is wrong", () => {
    const half: Question = { ...multiple, right: ["a", "b"] };
    expect(gradeAnswer(half, { kind: "multiple", choices: ["a", "b", "c", "d"] })).toBe(0);
  });

  it("takes numbers within the tolerance, its edge included", () => {
    const number: Question = { ...asked, kind: "number", right: 43.2, tolerance: 0.5 };
    const grade = (value: number) => gradeAnswer(number, { kind: "number", value, typed: String(value) });
    expect([grade(43.2), grade(43.7), grade(42.7), grade(43.8)]).toEqual([6, 6, 6, 0]);
  });

  it("takes every accepted wording, whatever its case and punctuation", () => {
    const text: Question = { ...asked, kind: "text", accepted: ["Retry-After"] };
    const grade = (value: string) => gradeAnswer(text, { kind: "text", text: value });
    expect([grade("retry after"), grade("“RETRY‑AFTER”"), grade("Retry-After:"), grade("retry")]).toEqual([
      6, 6, 6, 0,
    ]);
  });

  it("gives nothing for no answer", () => {
    expect(gradeAnswer(multiple, undefined)).toBe(0);
  });
});

describe("evaluate", () => {
  it.each(interviews)("gives all points for all right answers: $name", (interview) => {
    const evaluation = evaluate(interview, allRight(interview));
    expect(evaluation.points).toBe(evaluation.possible);
    expect(evaluation.recommended).toBe(true);
    expect(evaluation.detail).toMatch(/^Strong on .+; no weak topic\.$/);
  });

  it.each(interviews)("does not recommend an empty interview: $name", (interview) => {
    const evaluation = evaluate(interview, new Map());
    expect(evaluation.points).toBe(0);
    expect(evaluation.recommended).toBe(false);
    expect(evaluation.detail !== undefined).toBe(interview.explainsRejection);
  });

  it("names the strong and the weak topics", () => {
    const answers = allRight(backendEngineer);
    answers.set("in-flight", { kind: "number", value: 4800, typed: "4800" });
    answers.set("three-nines", { kind: "number", value: 7.2, typed: "7.2" });
    expect(evaluate(backendEngineer, answers).detail).toBe(
      "Strong on API design, concurrency and databases; weaker on capacity estimates.",
    );
  });

  it("recommends exactly from the pass mark on", () => {
    const interview: Interview = {
      ...dataAnalyst,
      passMark: 0.5,
      questions: ["a", "b"].map((id) => ({
        ...asked,
        id,
        kind: "single",
        choices,
        right: "a",
      })),
    };
    const one = new Map<string, Answer>([["a", { kind: "single", choice: "a" }]]);
    expect(evaluate(interview, one)).toMatchObject({ points: 6, needed: 6, recommended: true });
    expect(evaluate({ ...interview, passMark: 0.51 }, one)).toMatchObject({
      needed: 6.5,
      recommended: false,
      detail: undefined,
    });
  });
});

describe("describeResult", () => {
  const topic = (name: string, share: number) => ({ topic: name, share });

  it("says what was weak first when not recommended", () => {
    expect(describeResult([topic("SQL", 0), topic("honesty", 1)], false, 0)).toBe(
      "Below the pass mark on SQL; strong on honesty.",
    );
  });

  it("counts what was left out", () => {
    expect(describeResult([topic("SQL", 0.6)], true, 2)).toBe(
      "Solid on every topic. 2 questions were left unanswered.",
    );
  });
});
