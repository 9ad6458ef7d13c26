import { html } from "hono/html";
import { questionPath, type Visit } from "@/lib/sandbox/candidate/candidate";
import { questionFields } from "@/lib/sandbox/candidate/question-fields";
import type { Answer } from "@/lib/sandbox/evaluation/answer";
import { type AnswerFault, maxLength } from "@/lib/sandbox/evaluation/read-answer";
import type { Question } from "@/lib/sandbox/interviews/types";
import { layout } from "@/lib/sandbox/pages/layout";
import { inServiceLanguage } from "@/lib/sandbox/pages/service-language";
import type { Words } from "@/lib/sandbox/pages/words/words";

export function toFormValues(answer: Answer | undefined): string[] {
  switch (answer?.kind) {
    case undefined:
      return [];
    case "single":
      return [answer.choice];
    case "multiple":
      return answer.choices;
    case "number":
      return [answer.typed];
    case "text":
      return [answer.text];
  }
}

type QuestionPage = {
  question: Question;
  /** From 1. */
  position: number;
  values: string[];
  /** Why nothing was saved; missing where there is no answer. */
  fault?: AnswerFault | "missing";
  /** The candidate came from the review and goes back there. */
  fromReview: boolean;
};

function errorOf({ fault, fromReview }: QuestionPage, { question }: Words): string | undefined {
  if (fault === "missing") return fromReview ? question.answerOrLeave : question.answerOrSkip;
  return fault && question.faults[fault](maxLength);
}

/** The Enter key presses the form's first button. */
export function questionPage(visit: Visit, page: QuestionPage) {
  const { words } = visit;
  const { question, position, values, fault, fromReview } = page;
  const said = words.question;
  const total = visit.interview.questions.length;
  const title = said.title(position, total);
  return layout({
    words,
    title: fault ? said.error(title) : title,
    base: visit.base,
    owner: visit.employerName,
    where: html`<span ${inServiceLanguage}>${visit.interview.name}</span>`,
    main: html`
      <div class="progress">
        <p><span>${title}</span><span>${said.answered(visit.answers.size)}</span></p>
        <progress value="${position}" max="${total}" aria-label="${said.progress}" aria-valuetext="${title}"></progress>
      </div>
      ${
        fault
          ? html`<p class="note bad" role="alert"><strong>${fault === "missing" ? said.missing : said.notSaved}</strong></p>`
          : ""
      }
      <form method="post" action="${questionPath(visit, position)}" novalidate>
        ${fromReview ? html`<input type="hidden" name="from" value="review">` : ""}
        ${questionFields({ question, values, error: errorOf(page, words), words })}
        <div class="actions">
          <button class="button first" name="to" value="next">${fromReview ? said.saveAndReturn : said.saveAndContinue}</button>
          ${position > 1 && !fromReview ? html`<button class="button" name="to" value="back">${said.back}</button>` : ""}
          ${fromReview ? "" : html`<button class="button" name="to" value="skip">${said.skip}</button>`}
          <button class="button bare" name="to" value="later">${said.later}</button>
        </div>
      </form>`,
  });
}
