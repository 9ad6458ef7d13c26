import { html } from "hono/html";
import { questionPath, type Visit } from "@/lib/sandbox/candidate/candidate";
import { givenAnswer } from "@/lib/sandbox/candidate/given-answer";
import { count } from "@/lib/sandbox/pages/format";
import { icon } from "@/lib/sandbox/pages/icons";
import { layout } from "@/lib/sandbox/pages/layout";

function unansweredNote(missing: number) {
  const what = missing === 1 ? "One question has" : `${missing} questions have`;
  return html`
    <div class="note wait">
      <p><strong>${what} no answer yet.</strong></p>
      <p>You can still answer, or submit as it is: a question left open gets no points.</p>
    </div>`;
}

export function reviewPage(visit: Visit) {
  const { interview, answers, employerName } = visit;
  const missing = interview.questions.filter((question) => !answers.has(question.id)).length;
  return layout({
    title: "Check your answers",
    base: visit.base,
    owner: employerName,
    where: interview.name,
    main: html`
      <div class="head">
        <h1>Check your answers</h1>
        <p class="quiet">Change what you like. Once submitted, your answers are final.</p>
      </div>
      ${missing > 0 ? unansweredNote(missing) : ""}
      <ol class="plain rows">
        ${interview.questions.map((question, index) => {
          const answer = answers.get(question.id);
          const position = index + 1;
          return html`
        <li>
          <p class="ask">${position}. ${question.text}</p>
          <p><a href="${questionPath(visit, position)}?from=review" aria-label="${
            answer ? "Change the answer to" : "Answer"
          } question ${position}">${answer ? "Change" : "Answer"}</a></p>
          ${
            answer
              ? html`<div class="given">${givenAnswer(question, answer)}</div>`
              : html`<div class="given none">${icon("circleAlert")}Not answered</div>`
          }
        </li>`;
        })}
      </ol>
      <form method="post" action="${visit.path}/submit">
        <div class="actions">
          <button class="button ${answers.size > 0 ? "first" : ""}">Submit ${
            missing === 0 ? "my answers" : count(answers.size, "answer")
          } to ${employerName}</button>
          <a class="button bare" href="${visit.path}">Finish later</a>
        </div>
      </form>`,
  });
}
