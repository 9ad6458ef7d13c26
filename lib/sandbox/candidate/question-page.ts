import { html } from "hono/html";
import { questionPath, type Visit } from "@/lib/sandbox/candidate/candidate";
import { firstFieldId, questionFields } from "@/lib/sandbox/candidate/question-fields";
import type { Answer } from "@/lib/sandbox/evaluation/answer";
import type { Question } from "@/lib/sandbox/interviews/types";
import { layout } from "@/lib/sandbox/pages/layout";

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
  error?: string;
  /** There is no answer, and this is what the candidate can do about it. */
  missing?: string;
  /** The candidate came from the review and goes back there. */
  fromReview: boolean;
};

const faultNote = (fault: string, way: string) => html`
  <div class="note bad" role="alert" tabindex="-1" autofocus>
    <p><strong>${fault}</strong></p>
    <p><a href="#${firstFieldId}">${way}</a></p>
  </div>`;

/** The Enter key presses the form's first button. */
export function questionPage(visit: Visit, page: QuestionPage) {
  const { question, position, values, error, missing, fromReview } = page;
  const total = visit.interview.questions.length;
  return layout({
    title: `${error || missing ? "Error: " : ""}Question ${position} of ${total}`,
    base: visit.base,
    owner: visit.employerName,
    where: visit.interview.name,
    main: html`
      <div class="progress">
        <p><span>Question ${position} of ${total}</span><span>${visit.answers.size} answered</span></p>
        <progress value="${position}" max="${total}" aria-label="Progress through the questions"></progress>
      </div>
      ${error ? faultNote("Your answer is not saved yet.", error) : ""}
      ${missing ? faultNote("You haven’t answered this question.", missing) : ""}
      <form method="post" action="${questionPath(visit, position)}" novalidate>
        ${fromReview ? html`<input type="hidden" name="from" value="review">` : ""}
        ${questionFields({ question, values, error })}
        <div class="actions">
          <button class="button first" name="to" value="next">Save and ${fromReview ? "go back" : "continue"}</button>
          ${position > 1 && !fromReview ? html`<button class="button" name="to" value="back">Back</button>` : ""}
          ${fromReview ? "" : html`<button class="button" name="to" value="skip">Skip for now</button>`}
          <button class="button bare" name="to" value="later">Finish later</button>
        </div>
      </form>`,
  });
}
