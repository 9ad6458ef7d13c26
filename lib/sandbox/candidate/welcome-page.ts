import { html } from "hono/html";
import { firstUnanswered, questionPath, reviewPath, type Visit } from "@/lib/sandbox/candidate/candidate";
import { maskEmail, maskName } from "@/lib/sandbox/candidate/mask";
import { count } from "@/lib/sandbox/pages/format";
import { layout } from "@/lib/sandbox/pages/layout";

function nextStep(visit: Visit): { href: string; label: string } {
  const position = firstUnanswered(visit);
  if (position === undefined) return { href: reviewPath(visit), label: "Check and submit" };
  const href = questionPath(visit, position);
  return visit.answers.size === 0
    ? { href, label: "Start the interview" }
    : { href, label: `Continue with question ${position}` };
}

const savedNote = (answered: number, total: number) => html`
  <div class="note good" role="status">
    <p>${answered} of ${count(total, "answer")} saved. You can leave now and come back with the same link.</p>
  </div>`;

/** The first page, also for a candidate who comes back before the end. */
export function welcomePage(visit: Visit) {
  const { row, employerName, interview, answers, base } = visit;
  const total = interview.questions.length;
  const { href, label } = nextStep(visit);
  const name = maskName(row.firstName, row.lastName);
  return layout({
    title: `${interview.name} interview`,
    base,
    owner: employerName,
    main: html`
      ${answers.size > 0 ? savedNote(answers.size, total) : ""}
      <div class="head">
        <p class="quiet" dir="auto">Hello${row.firstName ? ` ${row.firstName}` : ""},</p>
        <h1>${employerName} invites you to an interview: ${interview.name}</h1>
      </div>
      <p class="lead">${interview.introduction}</p>
      <dl class="facts">
        <div><dt>Questions</dt><dd>${total}</dd></div>
        <div><dt>Time</dt><dd>about ${interview.minutes} minutes</dd></div>
        <div class="whole"><dt>Invited</dt><dd dir="auto">${name ? `${name}, ` : ""}${maskEmail(row.email)}</dd></div>
      </dl>
      <ul class="steps">
        <li>One question at a time. Your answer is saved with every step.</li>
        <li>No clock is running: leave whenever you like, and come back with this link on any device.</li>
        <li>At the end you see all your answers, and submit them once.</li>
      </ul>
      <p class="actions"><a class="button first" href="${href}">${label}</a></p>
      <p class="small quiet">Not you? Then please close this page; the link is for one person only.</p>`,
  });
}
