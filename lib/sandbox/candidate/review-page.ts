import { html } from "hono/html";
import { questionPath, type Visit } from "@/lib/sandbox/candidate/candidate";
import { givenAnswer } from "@/lib/sandbox/candidate/given-answer";
import { icon } from "@/lib/sandbox/pages/icons";
import { layout } from "@/lib/sandbox/pages/layout";
import { inServiceLanguage } from "@/lib/sandbox/pages/service-language";

export function reviewPage(visit: Visit) {
  const { interview, answers, employerName, words } = visit;
  const said = words.review;
  const missing = interview.questions.filter((question) => !answers.has(question.id)).length;
  return layout({
    words,
    title: said.title,
    base: visit.base,
    owner: employerName,
    where: html`<span ${inServiceLanguage}>${interview.name}</span>`,
    main: html`
      <div class="head">
        <h1>${said.title}</h1>
        <p class="quiet">${said.means}</p>
      </div>
      ${
        missing > 0
          ? html`<div class="note wait"><p><strong>${said.open(missing)}</strong></p><p>${said.openMeans}</p></div>`
          : ""
      }
      <ol class="plain rows">
        ${interview.questions.map((question, index) => {
          const answer = answers.get(question.id);
          const position = index + 1;
          return html`
        <li>
          <p class="ask" ${inServiceLanguage}>${position}. ${question.text}</p>
          <p><a href="${questionPath(visit, position)}?from=review" aria-label="${
            answer ? said.changeOf(position) : said.answerOf(position)
          }">${answer ? said.change : said.answer}</a></p>
          ${
            answer
              ? html`<div class="given" ${inServiceLanguage}>${givenAnswer(question, answer)}</div>`
              : html`<div class="given none">${icon("circleAlert")}${said.notAnswered}</div>`
          }
        </li>`;
        })}
      </ol>
      <form method="post" action="${visit.path}/submit">
        <div class="actions">
          <button class="button ${answers.size > 0 ? "first" : ""}">${
            missing === 0 ? said.submitAll(employerName) : said.submitSome(answers.size, employerName)
          }</button>
          <a class="button bare" href="${visit.path}">${words.question.later}</a>
        </div>
      </form>`,
  });
}
