import { html } from "hono/html";
import type { Visit } from "@/lib/sandbox/candidate/candidate";
import { formatDate } from "@/lib/sandbox/pages/format";
import { icon } from "@/lib/sandbox/pages/icons";
import { layout } from "@/lib/sandbox/pages/layout";

export function thankYouPage({ row, employerName, interview, base }: Visit) {
  return layout({
    title: "Thank you",
    base,
    owner: employerName,
    where: interview.name,
    main: html`
      <div class="head">
        ${icon("circleCheck", "big-icon")}
        <h1 dir="auto">Thank you${row.firstName ? `, ${row.firstName}` : ""}</h1>
        <p class="lead">Your answers have been submitted to ${employerName}${
          row.completedAt
            ? html` on <time datetime="${row.completedAt}">${formatDate(row.completedAt)}</time>`
            : ""
        }.</p>
      </div>
      <p>There is nothing more for you to do. ${employerName} will look at your answers and get in touch with you.</p>
      <p class="quiet">You can close this page.</p>`,
  });
}
