import { html } from "hono/html";
import { firstUnanswered, questionPath, reviewPath, type Visit } from "@/lib/sandbox/candidate/candidate";
import { maskEmail, maskName } from "@/lib/sandbox/candidate/mask";
import { layout } from "@/lib/sandbox/pages/layout";
import { inServiceLanguage } from "@/lib/sandbox/pages/service-language";

function nextStep(visit: Visit): { href: string; label: string } {
  const said = visit.words.welcome;
  const position = firstUnanswered(visit);
  if (position === undefined) return { href: reviewPath(visit), label: said.check };
  const href = questionPath(visit, position);
  return visit.answers.size === 0
    ? { href, label: said.start }
    : { href, label: said.continueWith(position) };
}

/** The first page, also for a candidate who comes back before the end. */
export function welcomePage(visit: Visit) {
  const { row, employerName, interview, answers, base, words } = visit;
  const said = words.welcome;
  const total = interview.questions.length;
  const { href, label } = nextStep(visit);
  const name = maskName(row.firstName, row.lastName);
  return layout({
    words,
    title: said.title(interview.name),
    base,
    owner: employerName,
    main: html`
      ${
        answers.size > 0
          ? html`<div class="note good" role="status"><p>${said.saved(answers.size, total)}</p></div>`
          : ""
      }
      <div class="head">
        <p class="quiet">${said.hello}${row.firstName ? html` <bdi>${row.firstName}</bdi>` : ""},</p>
        <h1>${said.invites(employerName)} <span ${inServiceLanguage}>${interview.name}</span></h1>
      </div>
      <p class="lead" ${inServiceLanguage}>${interview.introduction}</p>
      <dl class="facts">
        <div><dt>${said.questions}</dt><dd>${total}</dd></div>
        <div><dt>${said.time}</dt><dd>${said.minutes(interview.minutes)}</dd></div>
        <div class="whole"><dt>${said.invited}</dt><dd>${name ? html`<bdi>${name}</bdi>, ` : ""}<bdi>${maskEmail(
          row.email,
        )}</bdi></dd></div>
      </dl>
      <ul class="steps">
        ${said.steps.map((step) => html`<li>${step}</li>`)}
      </ul>
      <p class="actions"><a class="button first" href="${href}">${label}</a></p>
      <p class="small quiet">${said.notYou}</p>`,
  });
}
