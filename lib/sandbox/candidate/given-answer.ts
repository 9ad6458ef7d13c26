import { html } from "hono/html";
import type { Answer } from "@/lib/sandbox/evaluation/answer";
import type { Question } from "@/lib/sandbox/interviews/types";

function choiceTexts(question: Question, ids: string[]): string[] {
  if (question.kind !== "single" && question.kind !== "multiple") return [];
  return question.choices.filter((choice) => ids.includes(choice.id)).map((choice) => choice.text);
}

export function givenAnswer(question: Question, answer: Answer) {
  switch (answer.kind) {
    case "single":
      return html`<span>${choiceTexts(question, [answer.choice])[0] ?? ""}</span>`;
    case "multiple":
      return html`<ul>${choiceTexts(question, answer.choices).map((text) => html`<li>${text}</li>`)}</ul>`;
    case "number":
      return html`<span class="number">${answer.typed}</span>${
        question.kind === "number" && question.unit ? ` ${question.unit}` : ""
      }`;
    case "text":
      return html`<span dir="auto">${answer.text}</span>`;
  }
}
