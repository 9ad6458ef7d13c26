import { expect, it } from "vitest";
import { createAssessment } from "@/components/assessments/testing";
import { candidateWords as wordsFor } from "@/components/invitations/candidate-words";
import { english, german } from "@/lib/i18n/testing";
import type { CandidateCheck, Remark } from "@/lib/invitations/view-schema";

const candidateWords = (check: CandidateCheck, hasInterview: boolean) =>
  wordsFor(check, hasInterview, english);

const remark = (name: string, overrides: Partial<Remark> = {}): Remark => ({
  kind: "other_interview",
  assessmentId: 5,
  interview: { id: 2, name },
  status: "pending",
  at: "2026-03-01T12:00:00.000Z",
  ...overrides,
});

it("says nothing when there is nothing", () => {
  expect(candidateWords({ remarks: [] }, true)).toBeUndefined();
});

it("names what would be refused or asked back first, and links it", () => {
  expect(
    candidateWords({ pending: createAssessment({ id: 7 }), remarks: [remark("Analyst")] }, true),
  ).toEqual({
    sentence: "Already has a pending assessment for this interview. Also invited to Analyst (pending).",
    assessmentId: 7,
  });
  const completed = createAssessment({ id: 8, status: "recommended" });
  expect(candidateWords({ completed, remarks: [] }, true)).toEqual({
    sentence: "Has completed this interview before (recommended). You can assess them again.",
    assessmentId: 8,
  });
});

it("names other interviews, shortly", () => {
  expect(candidateWords({ remarks: [remark("Analyst")] }, true)).toEqual({
    sentence: "Also invited to Analyst (pending).",
    assessmentId: 5,
  });
  expect(candidateWords({ remarks: [remark("Analyst", { status: "unconfirmed" })] }, false)?.sentence).toBe(
    "Invited before to Analyst (unconfirmed).",
  );
  const many = ["A", "B", "C", "D"].map((name) => remark(name));
  expect(candidateWords({ remarks: many }, true)).toEqual({
    sentence: "Also invited to A (pending), B (pending) and 2 more.",
    assessmentId: undefined,
  });
});

it("names them in German too", () => {
  const three = ["A", "B", "C"].map((name) => remark(name));
  expect(wordsFor({ remarks: three }, true, german)?.sentence).toBe(
    "Auch eingeladen zu: A (ausstehend), B (ausstehend) und einem weiteren.",
  );
});
