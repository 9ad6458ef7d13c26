import type { Answer } from "@/lib/sandbox/evaluation/answer";
import { readNumber } from "@/lib/sandbox/evaluation/read-number";
import type { Question } from "@/lib/sandbox/interviews/types";

/** Why an answer can’t be taken; the pages have the words. */
export type AnswerFault = "tooLong" | "notANumber" | "notOffered" | "onlyOne";

/** An answer, none if left blank, or a fault. */
export type ReadAnswer = { answer: Answer | undefined } | { fault: AnswerFault };

export const maxLength = 200;

function readTyped(question: Question & { kind: "number" | "text" }, typed: string): ReadAnswer {
  if (typed === "") return { answer: undefined };
  if (typed.length > maxLength) return { fault: "tooLong" };
  if (question.kind === "text") return { answer: { kind: "text", text: typed } };
  const value = readNumber(typed, question.unit);
  return value === undefined ? { fault: "notANumber" } : { answer: { kind: "number", value, typed } };
}

/** Reads the form's fields `answer`: one for each checked box, one typed, none for nothing chosen. */
export function readAnswer(question: Question, values: string[]): ReadAnswer {
  if (question.kind === "number" || question.kind === "text") {
    return readTyped(question, (values[0] ?? "").trim());
  }
  const offered = question.choices.filter((choice) => values.includes(choice.id)).map((choice) => choice.id);
  if (offered.length < new Set(values).size) return { fault: "notOffered" };
  if (question.kind === "multiple") {
    return { answer: offered.length > 0 ? { kind: "multiple", choices: offered } : undefined };
  }
  const [choice, another] = offered;
  if (another !== undefined) return { fault: "onlyOne" };
  return { answer: choice === undefined ? undefined : { kind: "single", choice } };
}
