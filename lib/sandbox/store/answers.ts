import { type Answer, type Answers, parseStoredAnswer } from "@/lib/sandbox/evaluation/answer";
import { findAssessment } from "@/lib/sandbox/store/find-assessment";
import type { Store } from "@/lib/sandbox/store/open-store";

export function readAnswers(store: Store, assessmentId: number): Answers {
  const rows = store.db
    .prepare<[number], { questionId: string; answer: string }>(
      "select question_id as questionId, answer from answers where assessment_id = ?",
    )
    .all(assessmentId);
  return new Map(rows.map((row) => [row.questionId, parseStoredAnswer(row.answer)]));
}

export function putAnswer(
  store: Store,
  assessmentId: number,
  questionId: string,
  answer: Answer | undefined,
): void {
  if (answer === undefined) {
    store.db
      .prepare("delete from answers where assessment_id = ? and question_id = ?")
      .run(assessmentId, questionId);
    return;
  }
  store.db
    .prepare(
      `insert into answers (assessment_id, question_id, answer) values (?, ?, ?)
       on conflict (assessment_id, question_id) do update set answer = excluded.answer`,
    )
    .run(assessmentId, questionId, JSON.stringify(answer));
}

/** @returns false if the interview was submitted meanwhile; then the answers stay as they were. */
export function saveAnswer(
  store: Store,
  assessmentId: number,
  questionId: string,
  answer: Answer | undefined,
): boolean {
  return store.db
    .transaction(() => {
      if (findAssessment(store, assessmentId)?.completedAt !== null) return false;
      putAnswer(store, assessmentId, questionId, answer);
      return true;
    })
    .immediate();
}
