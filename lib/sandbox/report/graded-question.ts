import { html } from "hono/html";
import { givenAnswer } from "@/lib/sandbox/candidate/given-answer";
import type { Answer } from "@/lib/sandbox/evaluation/answer";
import type { GradedQuestion } from "@/lib/sandbox/evaluation/evaluate";
import type {
  MultipleChoiceQuestion,
  NumberQuestion,
  SingleChoiceQuestion,
  TextQuestion,
} from "@/lib/sandbox/interviews/types";
import { formatNumber } from "@/lib/sandbox/pages/format";
import { icon } from "@/lib/sandbox/pages/icons";

const tagFor = (picked: boolean, right: boolean) => {
  if (picked) return right ? "chosen, right" : "chosen, wrong";
  return right ? "right answer" : "";
};

function markedChoices(question: SingleChoiceQuestion | MultipleChoiceQuestion, answer: Answer | undefined) {
  const right = question.kind === "single" ? [question.right] : question.right;
  const picked =
    answer?.kind === "single" ? [answer.choice] : answer?.kind === "multiple" ? answer.choices : [];
  return html`
    <ul class="plain marked">
      ${question.choices.map((choice) => {
        const isPicked = picked.includes(choice.id);
        const isRight = right.includes(choice.id);
        const tag = tagFor(isPicked, isRight);
        return html`
      <li class="${isPicked ? "picked" : ""} ${isRight ? "right" : ""}">
        ${icon(isRight ? "check" : isPicked ? "cross" : "dot")}
        <span>${choice.text}${tag ? html` <span class="tag">(${tag})</span>` : ""}</span>
      </li>`;
      })}
    </ul>`;
}

function rightAnswer(question: NumberQuestion | TextQuestion): string {
  if (question.kind === "text") return question.accepted[0];
  const tolerance = question.tolerance >= 0.1 ? ` (± ${formatNumber(question.tolerance)})` : "";
  return `${formatNumber(question.right)}${question.unit ? ` ${question.unit}` : ""}${tolerance}`;
}

const typedAnswer = (question: NumberQuestion | TextQuestion, answer: Answer | undefined) => html`
  <dl class="pairs small">
    <div><dt>Answered</dt><dd>${answer ? givenAnswer(question, answer) : html`<span class="quiet">nothing</span>`}</dd></div>
    <div><dt>Right answer</dt><dd>${rightAnswer(question)}</dd></div>
  </dl>`;

export function gradedQuestion({ question, answer, points }: GradedQuestion, index: number) {
  const typed = question.kind === "number" || question.kind === "text";
  return html`
    <li>
      <div class="top">
        <h3>${index + 1}. ${question.text}</h3>
        <p class="points">${formatNumber(points)} / ${formatNumber(question.points)}</p>
      </div>
      ${answer || typed ? "" : html`<p class="small quiet">Not answered.</p>`}
      ${typed ? typedAnswer(question, answer) : markedChoices(question, answer)}
    </li>`;
}
