import { html } from "hono/html";
import type { Visit } from "@/lib/sandbox/candidate/candidate";
import { icon } from "@/lib/sandbox/pages/icons";
import { layout } from "@/lib/sandbox/pages/layout";
import { inServiceLanguage } from "@/lib/sandbox/pages/service-language";

export function thankYouPage({ row, employerName, interview, base, words }: Visit) {
  const said = words.thanks;
  return layout({
    words,
    title: said.title,
    base,
    owner: employerName,
    where: html`<span ${inServiceLanguage}>${interview.name}</span>`,
    main: html`
      <div class="head">
        ${icon("circleCheck", "big-icon")}
        <h1>${said.title}${row.firstName ? html`, <bdi>${row.firstName}</bdi>` : ""}</h1>
        <p class="lead">${
          row.completedAt
            ? said.submittedOn(employerName, words.date(row.completedAt))
            : said.submitted(employerName)
        }</p>
      </div>
      <p>${said.nothingMore(employerName)}</p>
      <p class="quiet">${said.close}</p>`,
  });
}
