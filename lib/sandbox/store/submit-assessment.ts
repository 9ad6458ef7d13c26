import { type Evaluation, evaluate } from "@/lib/sandbox/evaluation/evaluate";
import { getInterviewOrThrow } from "@/lib/sandbox/interviews/catalogue";
import { readAnswers } from "@/lib/sandbox/store/answers";
import { completeAssessment, type Result } from "@/lib/sandbox/store/complete-assessment";
import { findAssessment } from "@/lib/sandbox/store/find-assessment";
import type { Store } from "@/lib/sandbox/store/open-store";

function toResult({ recommended, detail }: Evaluation): Result {
  if (!recommended) return { recommended, detail };
  if (detail === undefined) throw new Error("A recommendation came without a detail.");
  return { recommended, detail };
}

/** Evaluates the answers and completes the assessment (section 3). @returns false if it was submitted before. */
export function submitAssessment(store: Store, id: number, completedAt = store.now().toISOString()): boolean {
  return store.db
    .transaction(() => {
      const row = findAssessment(store, id);
      if (row?.completedAt !== null) return false;
      const interview = getInterviewOrThrow(row.interviewId);
      const result = toResult(evaluate(interview, readAnswers(store, id)));
      return completeAssessment(store, id, result, completedAt);
    })
    .immediate();
}
