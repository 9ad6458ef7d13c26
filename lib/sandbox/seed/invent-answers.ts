import type { Answer } from "@/lib/sandbox/evaluation/answer";
import type { MultipleChoiceQuestion, Question } from "@/lib/sandbox/interviews/types";
import { pick } from "@/lib/sandbox/seed/random";

const number = (value: number): Answer => ({ kind: "number", value, typed: String(value) });

export function rightAnswer(question: Question): Answer {
  switch (question.kind) {
    case "single":
      return { kind: "single", choice: question.right };
    case "multiple":
      return { kind: "multiple", choices: question.right };
    case "number":
      return number(question.right);
    case "text":
      return { kind: "text", text: question.accepted[0] };
  }
}

// Most wrong answers to such questions miss one, or have one too many.
function nearMiss(question: MultipleChoiceQuestion, random: () => number): string[] {
  const missed = pick(question.right, random);
  const wrong = pick(
    question.choices.filter((choice) => !question.right.includes(choice.id)),
    random,
  ).id;
  const kept = question.right.filter((id) => id !== missed);
  return random() < 0.5 && kept.length > 0 ? kept : [...kept, wrong];
}

function wrongAnswer(question: Question, random: () => number): Answer {
  switch (question.kind) {
    case "single":
      return {
        kind: "single",
        choice: pick(
          question.choices.filter((choice) => choice.id !== question.right),
          random,
        ).id,
      };
    case "multiple":
      return { kind: "multiple", choices: nearMiss(question, random) };
    case "number":
      return number(Math.round(question.right * pick([0.5, 0.75, 1.25, 2, 10], random) * 10) / 10);
    case "text":
      return { kind: "text", text: pick(["not sure", "I would look it up", "don’t remember"], random) };
  }
}

/** By question id. @param skill 0 to 1; candidates with little leave out an answer now and then. */
export function inventAnswers(
  questions: Question[],
  skill: number,
  random: () => number,
): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const question of questions) {
    const knows = random() < skill;
    const leavesOut = !knows && random() < 0.15;
    if (!leavesOut) answers.set(question.id, knows ? rightAnswer(question) : wrongAnswer(question, random));
  }
  return answers;
}
