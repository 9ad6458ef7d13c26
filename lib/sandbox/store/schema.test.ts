import { expect, it } from "vitest";
import { putAnswer, readAnswers, saveAnswer } from "@/lib/sandbox/store/answers";
import { completeAssessment } from "@/lib/sandbox/store/complete-assessment";
import { insertAssessment } from "@/lib/sandbox/store/insert-assessment";
import { openStore } from "@/lib/sandbox/store/open-store";
import { submitAssessment } from "@/lib/sandbox/store/submit-assessment";

const at = "2026-03-01T09:30:00.000Z";

function openWithOne() {
  const store = openStore(
    ":memory:",
    () => new Date(at),
    {},
    () => undefined,
  );
  const id = insertAssessment(store, {
    employerId: 1,
    interviewId: 4417,
    candidate: { email: "amara@example.com" },
    suppressCandidateEmail: true,
    createdAt: at,
  });
  if (id === undefined) throw new Error("Nothing was inserted.");
  return { store, id };
}

const answer = { kind: "text", text: "Retry-After" } as const;

it("lets nothing change answers and result after completion", () => {
  const { store, id } = openWithOne();
  expect(saveAnswer(store, id, "retry-header", answer)).toBe(true);
  expect(submitAssessment(store, id)).toBe(true);

  expect(saveAnswer(store, id, "retry-header", undefined)).toBe(false);
  expect(submitAssessment(store, id)).toBe(false);
  expect(completeAssessment(store, id, { recommended: true, detail: "x" }, at)).toBe(false);
  expect(() => putAnswer(store, id, "passwords", answer)).toThrow("frozen");
  expect(() => putAnswer(store, id, "retry-header", { ...answer, text: "x" })).toThrow("frozen");
  expect(() => putAnswer(store, id, "retry-header", undefined)).toThrow("frozen");
  expect(() => store.db.exec("update assessments set recommended = 1")).toThrow("does not change");
  expect([...readAnswers(store, id)]).toEqual([["retry-header", answer]]);
});

it("refuses results that the document does not know", () => {
  const { store } = openWithOne();
  const set = (values: string) => () => store.db.exec(`update assessments set ${values}`);
  expect(set("recommended = 1")).toThrow("CHECK");
  expect(set(`completed_at = '${at}', recommended = 1`)).toThrow("CHECK");
  expect(set(`completed_at = '${at}', recommended = 0, report_token = 'x'`)).toThrow("CHECK");
  expect(set(`completed_at = '${at}', recommended = 0`)).not.toThrow();
});
