import { html } from "hono/html";
import type { Urls } from "@/lib/sandbox/links/urls";
import type { Delivery, KeptMail } from "@/lib/sandbox/mail/outbox";
import { icon } from "@/lib/sandbox/pages/icons";
import { layout, operatorName } from "@/lib/sandbox/pages/layout";
import { inServiceLanguage } from "@/lib/sandbox/pages/service-language";
import type { Words } from "@/lib/sandbox/pages/words/words";
import type { Dashboard } from "@/lib/sandbox/service/service";

const deliveries = {
  kept: { tone: "calm", symbol: "circleMinus" },
  sending: { tone: "wait", symbol: "clock" },
  sent: { tone: "good", symbol: "circleCheck" },
  failed: { tone: "bad", symbol: "circleAlert" },
} as const satisfies Record<Delivery, unknown>;

function deliveryPill(delivery: Delivery, words: Words) {
  const { tone, symbol } = deliveries[delivery];
  return html`<span class="pill ${tone}">${icon(symbol)}${words.outbox.deliveries[delivery]}</span>`;
}

const when = (mail: KeptMail, words: Words) =>
  html`<time class="number" datetime="${mail.writtenAt}">${words.dateTime(mail.writtenAt)}</time>`;

const mailLine = (base: string, mail: KeptMail, words: Words) => html`
  <li><a href="${base}/outbox/${mail.id}">
    <span class="to" dir="auto">${mail.recipient}</span>
    <span class="subject" dir="auto" ${inServiceLanguage}>${mail.subject}</span>
    <span class="when">${when(mail, words)}${mail.delivery === "kept" ? "" : deliveryPill(mail.delivery, words)}</span>
  </a></li>`;

const backTo = ({ name, path }: Dashboard, words: Words) => html`<a href="${path}">${words.backTo(name)}</a>`;

type OutboxPage = {
  base: string;
  dashboard?: Dashboard;
  mails: KeptMail[];
  total: number;
  mailsForReal: boolean;
  hasOlder: boolean;
  words: Words;
};

export function outboxPage({ base, dashboard, mails, total, mailsForReal, hasOlder, words }: OutboxPage) {
  const said = words.outbox;
  return layout({
    words,
    title: said.title,
    base,
    owner: operatorName,
    where: dashboard && backTo(dashboard, words),
    width: "widest",
    main: html`
      <div class="head">
        <h1>${said.title}</h1>
        <p class="quiet">${said.count(total)} ${mailsForReal ? said.forReal : said.kept}</p>
      </div>
      ${
        mails.length > 0
          ? html`<ul class="plain mails ${mails.every((mail) => mail.delivery === "kept") ? "" : "delivered"}">${mails.map((mail) => mailLine(base, mail, words))}</ul>`
          : html`<p class="note">${said.empty}</p>`
      }
      ${hasOlder ? html`<p><a href="${base}/outbox?before=${mails.at(-1)?.id ?? 1}">${said.older}</a></p>` : ""}`,
  });
}

type MailPage = { urls: Urls; dashboard?: Dashboard; mail: KeptMail; words: Words };

export function mailPage({ urls, dashboard, mail, words }: MailPage) {
  const said = words.outbox;
  const link = urls.application(mail.applicationToken);
  return layout({
    words,
    title: mail.subject,
    base: urls.base,
    owner: operatorName,
    where: dashboard && backTo(dashboard, words),
    main: html`
      <p class="small"><a href="${urls.base}/outbox">${said.title}</a></p>
      <h1 dir="auto" ${inServiceLanguage}>${mail.subject}</h1>
      <dl class="pairs">
        <div><dt>${said.to}</dt><dd><bdi>${mail.recipient}</bdi></dd></div>
        <div><dt>${said.written}</dt><dd>${when(mail, words)}</dd></div>
        <div><dt>${said.assessment}</dt><dd class="number">${mail.assessmentId}</dd></div>
        <div><dt>${said.delivery}</dt><dd>${deliveryPill(mail.delivery, words)}${
          mail.deliveryNote ? html`<p class="small quiet" ${inServiceLanguage}>${mail.deliveryNote}</p>` : ""
        }</dd></div>
      </dl>
      <div class="letter" ${inServiceLanguage}>
        <p class="mail" dir="auto">${mail.textAboveLink}</p>
        <p class="link"><a href="${link}">${link}</a></p>
        <p class="mail" dir="auto">${mail.textBelowLink}</p>
      </div>`,
  });
}
