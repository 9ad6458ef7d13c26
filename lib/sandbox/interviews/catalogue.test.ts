import { describe, expect, it } from "vitest";
import { interviews } from "@/lib/sandbox/interviews/catalogue";

describe("the catalogue", () => {
  it("offers four interviews with ids of their own", () => {
    expect(new Set(interviews.map((interview) => interview.id)).size).toBe(4);
    expect(interviews.map((interview) => interview.name)).toEqual([
      "Backend Engineer",
      "Data Analyst",
      "Customer Support",
      "Sales Associate",
    ]);
  });

  it("keeps at least one interview silent towards the not recommended, and at least one not", () => {
    expect(new Set(interviews.map((interview) => interview.explainsRejection))).toEqual(
      new Set([true, false]),
    );
  });

  describe.each(interviews)("$name", (interview) => {
    it("has six to eight questions of all four kinds, with ids of their own", () => {
      expect(interview.questions.length).toBeGreaterThanOrEqual(6);
      expect(interview.questions.length).toBeLessThanOrEqual(8);
      expect(new Set(interview.questions.map((question) => question.id)).size).toBe(
        interview.questions.length,
      );
      expect(new Set(interview.questions.map((question) => question.kind)).size).toBe(4);
    });

    it("has right answers that can be chosen, and wrong ones too", () => {
      for (const question of interview.questions) {
        if (question.kind === "number" || question.kind === "text") continue;
        const ids = question.choices.map((choice) => choice.id);
        const right = question.kind === "single" ? [question.right] : question.right;
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining(right));
        expect(right.length).toBeLessThan(ids.length);
      }
    });
  });
});
