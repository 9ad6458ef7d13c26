import { html } from "hono/html";
import type { Answers } from "@/lib/sandbox/evaluation/answer";
import { type Evaluation, evaluate } from "@/lib/sandbox/evaluation/evaluate";
import { getInterviewOrThrow } from "@/lib/sandbox/interviews/catalogue";
import { icon } from "@/lib/sandbox/pages/icons";
import { layout, operatorName } from "@/lib/sandbox/pages/layout";
import { inServiceLanguage } from "@/lib/sandbox/pages/service-language";
import type { Words } from "@/lib/sandbox/pages/words/words";
import { gradedQuestion } from "@/lib/sandbox/report/graded-question";
import type { Dashboard } from "@/lib/sandbox/service/service";
import type { AssessmentRow } from "@/lib/sandbox/store/assessment-row";

const meter = (share: number) => html`
  <svg class="meter" aria-hidden="true"><rect class="track" width="100%" height="6" rx="3" /><rect class="filled" width="${Math.round(
    share * 100,
  )}%" height="6" rx="3" /></svg>`;

const topicList = ({ topics }: Evaluation, words: Words) => html`
  <section class="section" aria-labelledby="topics">
    <h2 id="topics">${words.report.byTopic}</h2>
    <ul class="plain topics">
      ${topics.map(
        ({ topic, share }) => html`
      <li><span ${inServiceLanguage}>${topic.charAt(0).toUpperCase()}${topic.slice(1)}</span>${meter(share)}<span class="number">${words.percent(share)}</span></li>`,
      )}
    </ul>
  </section>`;

const score = ({ points, possible, needed }: Evaluation, words: Words) => html`
  <p class="score">
    <b>${words.number(points)}</b>
    <span class="quiet">${words.report.points(words.number(possible), words.percent(points / possible), words.number(needed))}</span>
  </p>`;

const answerList = ({ graded }: Evaluation, words: Words) => html`
  <section class="section" aria-labelledby="answers">
    <h2 id="answers">${words.report.answers}</h2>
    <ol class="plain graded">${graded.map((one, index) => gradedQuestion(one, index, words))}</ol>
  </section>`;

type ReportPage = {
  base: string;
  /** Where its readers came from; absent where nobody reads it from a dashboard. */
  dashboard: Dashboard | undefined;
  row: AssessmentRow;
  employerName: string;
  answers: Answers;
  words: Words;
};

/** The full assessment behind `url` (section 2): answers, right answers, points, pass mark. */
export function reportPage({ base, dashboard, row, employerName, answers, words }: ReportPage) {
  const interview = getInterviewOrThrow(row.interviewId);
  const evaluation = evaluate(interview, answers);
  const name = [row.firstName, row.lastName].filter(Boolean).join(" ") || row.email;
  // Results without an interview, made in bulk or by a test, have no answers.
  const hasAnswers = answers.size > 0;
  return layout({
    words,
    title: `${name}, ${interview.name}`,
    base,
    owner: operatorName,
    where: words.report.reportFor(employerName),
    width: "wide",
    main: html`
      ${dashboard ? html`<p class="small"><a href="${dashboard.path}">${words.backTo(dashboard.name)}</a></p>` : ""}
      <div class="head">
        <p class="quiet"><span ${inServiceLanguage}>${interview.name}</span>${
          row.completedAt
            ? html` · ${words.report.completed} <time datetime="${row.completedAt}">${words.date(row.completedAt)}</time>`
            : ""
        }</p>
        <h1 dir="auto">${name}</h1>
        ${name === row.email ? "" : html`<p class="quiet">${row.email}</p>`}
      </div>
      <p class="pill good">${icon("circleCheck")}${words.report.recommended}</p>
      <p class="lead" ${inServiceLanguage}>${row.detail}</p>
      ${
        hasAnswers
          ? html`${score(evaluation, words)}${topicList(evaluation, words)}${answerList(evaluation, words)}`
          : html`<p class="note">${words.report.notKept}</p>`
      }`,
  });
}
