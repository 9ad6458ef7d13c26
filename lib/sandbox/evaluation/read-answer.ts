import type { Answer } from "@/lib/sandbox/evaluation/answer";
import { readNumber } from "@/lib/sandbox/evaluation/read-number";
import type { Question } from "@/lib/sandbox/interviews/types";

/** An answer, none if left blank, or an error. */
export type ReadAnswer = { answer: Answer | undefined } | { error: string };

const maxLength = 200;

function readTyped(question: Question & { kind: "number" | "text" }, typed: string): ReadAnswer {
  if (typed === "") return { answer: undefined };
  if (typed.length > maxLength) return { error: `Keep your answer under ${maxLength} characters.` };
  if (question.kind === "text") return { answer: { kind: "text", text: typed } };
  const value = readNumber(typed, question.unit);
  return value === undefined
    ? { error: "Enter a number in digits, for example 250 or 12.5." }
    : { answer: { kind: "number", value, typed } };
}

/** Reads the form's fields `answer`: one for each checked box, one typed, none for nothing chosen. */
export function readAnswer(question: Question, values: string[]): ReadAnswer {
  if (question.kind === "number" || question.kind === "text") {
    return readTyped(question, (values[0] ?? "").trim());
  }
  const offered = question.choices.filter((choice) => values.includes(choice.id)).map((choice) => choice.id);
  if (offered.length < new Set(values).size) return { error: "Choose from the answers below." };
  if (question.kind === "multiple") {
    return { answer: offered.length > 0 ? { kind: "multiple", choices: offered } : undefined };
  }
  const [choice, another] = offered;
  if (another !== undefined) return { error: "Choose one answer." };
  return { answer: choice === undefined ? undefined : { kind: "single", choice } };
}
