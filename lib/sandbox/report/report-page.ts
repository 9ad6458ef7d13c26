import { html } from "hono/html";
import type { Answers } from "@/lib/sandbox/evaluation/answer";
import { type Evaluation, evaluate } from "@/lib/sandbox/evaluation/evaluate";
import { getInterviewOrThrow } from "@/lib/sandbox/interviews/catalogue";
import { count, formatDate, formatNumber } from "@/lib/sandbox/pages/format";
import { icon } from "@/lib/sandbox/pages/icons";
import { layout, operatorName } from "@/lib/sandbox/pages/layout";
import { gradedQuestion } from "@/lib/sandbox/report/graded-question";
import type { AssessmentRow } from "@/lib/sandbox/store/assessment-row";

const percent = (share: number) => `${Math.round(share * 100)} %`;

// Widths are attributes: the policy of these pages allows no style attribute.
const meter = (share: number) => html`
  <svg class="meter" aria-hidden="true"><rect class="track" width="100%" height="6" rx="3" /><rect class="filled" width="${Math.round(
    share * 100,
  )}%" height="6" rx="3" /></svg>`;

const topicList = ({ topics }: Evaluation) => html`
  <section class="section" aria-labelledby="topics">
    <h2 id="topics">By topic</h2>
    <ul class="plain topics">
      ${topics.map(
        ({ topic, share }) => html`
      <li><span>${topic.charAt(0).toUpperCase()}${topic.slice(1)}</span>${meter(share)}<span class="number">${percent(share)}</span></li>`,
      )}
    </ul>
  </section>`;

const score = ({ points, possible, needed }: Evaluation) => html`
  <p class="score">
    <b>${formatNumber(points)}</b>
    <span class="quiet">of ${count(possible, "point")} (${percent(points / possible)}); the pass mark is ${formatNumber(needed)}</span>
  </p>`;

const answerList = ({ graded }: Evaluation) => html`
  <section class="section" aria-labelledby="answers">
    <h2 id="answers">Questions and answers</h2>
    <ol class="plain graded">${graded.map(gradedQuestion)}</ol>
  </section>`;

/** The full assessment behind `url` (section 2): answers, right answers, points, pass mark. */
export function reportPage(base: string, row: AssessmentRow, employerName: string, answers: Answers) {
  const interview = getInterviewOrThrow(row.interviewId);
  const evaluation = evaluate(interview, answers);
  const name = [row.firstName, row.lastName].filter(Boolean).join(" ") || row.email;
  // Results without an interview, made in bulk or by a test, have no answers.
  const hasAnswers = answers.size > 0;
  return layout({
    title: `${name}, ${interview.name}`,
    base,
    owner: operatorName,
    where: `Report for ${employerName}`,
    width: "wide",
    main: html`
      <div class="head">
        <p class="quiet">${interview.name}${
          row.completedAt
            ? html` · completed <time datetime="${row.completedAt}">${formatDate(row.completedAt)}</time>`
            : ""
        }</p>
        <h1 dir="auto">${name}</h1>
        ${name === row.email ? "" : html`<p class="quiet">${row.email}</p>`}
      </div>
      <p class="pill good">${icon("circleCheck")}Recommended</p>
      <p class="lead">${row.detail}</p>
      ${
        hasAnswers
          ? html`${score(evaluation)}${topicList(evaluation)}${answerList(evaluation)}`
          : html`<p class="note">The answers of this assessment were not kept.</p>`
      }`,
  });
}
