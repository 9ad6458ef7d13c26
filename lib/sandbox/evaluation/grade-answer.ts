import type { Answer } from "@/lib/sandbox/evaluation/answer";
import type { MultipleChoiceQuestion, Question } from "@/lib/sandbox/interviews/types";

const foldText = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, " ")
    .trim();

// A wrong choice cancels a right one: ticking everything gains nothing.
function gradeMultiple(question: MultipleChoiceQuestion, choices: string[]): number {
  const right = choices.filter((choice) => question.right.includes(choice)).length;
  const share = Math.max(0, right - (choices.length - right)) / question.right.length;
  return Math.floor(question.points * share * 2) / 2;
}

/** From 0 to the question's points, in halves. Deterministic. */
export function gradeAnswer(question: Question, answer: Answer | undefined): number {
  if (answer === undefined) return 0;
  const whole = (right: boolean) => (right ? question.points : 0);
  switch (question.kind) {
    case "single":
      return whole(answer.kind === "single" && answer.choice === question.right);
    case "multiple":
      return answer.kind === "multiple" ? gradeMultiple(question, answer.choices) : 0;
    case "number":
      return whole(
        answer.kind === "number" && Math.abs(answer.value - question.right) <= question.tolerance + 1e-9,
      );
    case "text":
      return whole(
        answer.kind === "text" &&
          question.accepted.some((accepted) => foldText(accepted) === foldText(answer.text)),
      );
  }
}
