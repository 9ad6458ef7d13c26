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
import { icon } from "@/lib/sandbox/pages/icons";
import { inServiceLanguage } from "@/lib/sandbox/pages/service-language";
import type { Words } from "@/lib/sandbox/pages/words/words";

const tagFor = (picked: boolean, right: boolean, { report }: Words) => {
  if (picked) return right ? report.chosenRight : report.chosenWrong;
  return right ? report.right : "";
};

function markedChoices(
  question: SingleChoiceQuestion | MultipleChoiceQuestion,
  answer: Answer | undefined,
  words: Words,
) {
  const right = question.kind === "single" ? [question.right] : question.right;
  const picked =
    answer?.kind === "single" ? [answer.choice] : answer?.kind === "multiple" ? answer.choices : [];
  return html`
    <ul class="plain marked">
      ${question.choices.map((choice) => {
        const isPicked = picked.includes(choice.id);
        const isRight = right.includes(choice.id);
        const tag = tagFor(isPicked, isRight, words);
        return html`
      <li class="${isPicked ? "picked" : ""} ${isRight ? "right" : ""}">
        ${icon(isRight ? "check" : isPicked ? "cross" : "dot")}
        <span><span ${inServiceLanguage}>${choice.text}</span>${tag ? html` <span class="tag">(${tag})</span>` : ""}</span>
      </li>`;
      })}
    </ul>`;
}

/** As the reader writes numbers, so that the right one and the candidate’s can be compared. */
const inNumbers = (value: number, { unit }: NumberQuestion, words: Words) =>
  html`<span class="number">${words.exactNumber(value)}</span>${unit ? html` <span ${inServiceLanguage}>${unit}</span>` : ""}`;

function rightAnswer(question: NumberQuestion | TextQuestion, words: Words) {
  if (question.kind === "text") return html`<span ${inServiceLanguage}>${question.accepted[0]}</span>`;
  const tolerance = question.tolerance >= 0.1 ? ` (± ${words.number(question.tolerance)})` : "";
  return html`${inNumbers(question.right, question, words)}${tolerance}`;
}

const candidatesAnswer = (question: NumberQuestion | TextQuestion, answer: Answer, words: Words) =>
  question.kind === "number" && answer.kind === "number"
    ? inNumbers(answer.value, question, words)
    : html`<span ${inServiceLanguage}>${givenAnswer(question, answer)}</span>`;

const typedAnswer = (
  question: NumberQuestion | TextQuestion,
  answer: Answer | undefined,
  words: Words,
) => html`
  <dl class="pairs small">
    <div><dt>${words.report.answered}</dt><dd>${
      answer
        ? candidatesAnswer(question, answer, words)
        : html`<span class="quiet">${words.report.nothing}</span>`
    }</dd></div>
    <div><dt>${words.report.rightAnswer}</dt><dd>${rightAnswer(question, words)}</dd></div>
  </dl>`;

export function gradedQuestion({ question, answer, points }: GradedQuestion, index: number, words: Words) {
  const typed = question.kind === "number" || question.kind === "text";
  return html`
    <li>
      <div class="top">
        <h3 ${inServiceLanguage}>${index + 1}. ${question.text}</h3>
        <p class="points">${words.number(points)} / ${words.number(question.points)}</p>
      </div>
      ${answer || typed ? "" : html`<p class="small quiet">${words.report.notAnswered}</p>`}
      ${typed ? typedAnswer(question, answer, words) : markedChoices(question, answer, words)}
    </li>`;
}
