import type { Answers } from "@/lib/sandbox/evaluation/answer";
import { getInterviewOrThrow } from "@/lib/sandbox/interviews/catalogue";
import type { Interview } from "@/lib/sandbox/interviews/types";
import type { Words } from "@/lib/sandbox/pages/words/words";
import type { Service } from "@/lib/sandbox/service/service";
import { readAnswers } from "@/lib/sandbox/store/answers";
import type { AssessmentRow } from "@/lib/sandbox/store/assessment-row";
import { getEmployerOrThrow } from "@/lib/sandbox/store/employers";
import { findByApplicationToken } from "@/lib/sandbox/store/find-assessment";

export type Visit = {
  row: AssessmentRow;
  employerName: string;
  interview: Interview;
  answers: Answers;
  base: string;
  /** The path of the candidate's link; all pages are below it. */
  path: string;
  /** The language that the candidate’s browser wants. */
  words: Words;
};

export function findVisit({ store, urls }: Service, token: string, words: Words): Visit | undefined {
  const row = findByApplicationToken(store, token);
  if (!row) return undefined;
  return {
    row,
    employerName: getEmployerOrThrow(store, row.employerId).name,
    interview: getInterviewOrThrow(row.interviewId),
    answers: readAnswers(store, row.id),
    base: urls.base,
    path: `${urls.base}/apply/${row.applicationToken}`,
    words,
  };
}

export const questionPath = (visit: Visit, position: number): string => `${visit.path}/questions/${position}`;

export const reviewPath = (visit: Visit): string => `${visit.path}/review`;

/** Position, from 1, of the first question without an answer. */
export function firstUnanswered({ interview, answers }: Visit): number | undefined {
  const index = interview.questions.findIndex((question) => !answers.has(question.id));
  return index === -1 ? undefined : index + 1;
}
