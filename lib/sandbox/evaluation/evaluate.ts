import type { Answer, Answers } from "@/lib/sandbox/evaluation/answer";
import { describeResult, type TopicResult } from "@/lib/sandbox/evaluation/describe-result";
import { gradeAnswer } from "@/lib/sandbox/evaluation/grade-answer";
import { possiblePoints } from "@/lib/sandbox/interviews/catalogue";
import type { Interview, Question } from "@/lib/sandbox/interviews/types";

export type GradedQuestion = { question: Question; answer: Answer | undefined; points: number };

export type Evaluation = {
  graded: GradedQuestion[];
  topics: TopicResult[];
  points: number;
  possible: number;
  /** The pass mark, in points. */
  needed: number;
  recommended: boolean;
  /** Absent for those not recommended in an interview that doesn't explain rejections. */
  detail: string | undefined;
};

function byTopic(graded: GradedQuestion[]): TopicResult[] {
  const sums = new Map<string, { points: number; possible: number }>();
  for (const { question, points } of graded) {
    const sum = sums.get(question.topic) ?? { points: 0, possible: 0 };
    sums.set(question.topic, { points: sum.points + points, possible: sum.possible + question.points });
  }
  return [...sums].map(([topic, { points, possible }]) => ({ topic, share: points / possible }));
}

/** Deterministic. The document leaves open how a recommendation is decided (section 3). */
export function evaluate(interview: Interview, answers: Answers): Evaluation {
  const graded = interview.questions.map((question) => {
    const answer = answers.get(question.id);
    return { question, answer, points: gradeAnswer(question, answer) };
  });
  const points = graded.reduce((sum, { points }) => sum + points, 0);
  const possible = possiblePoints(interview);
  const needed = Math.ceil(possible * interview.passMark * 2) / 2;
  const recommended = points >= needed;
  const topics = byTopic(graded);
  const unanswered = graded.filter(({ answer }) => answer === undefined).length;
  return {
    graded,
    topics,
    points,
    possible,
    needed,
    recommended,
    detail:
      recommended || interview.explainsRejection
        ? describeResult(topics, recommended, unanswered)
        : undefined,
  };
}
