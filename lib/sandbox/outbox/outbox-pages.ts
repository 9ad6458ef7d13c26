import { html } from "hono/html";
import type { Urls } from "@/lib/sandbox/links/urls";
import type { Delivery, KeptMail } from "@/lib/sandbox/mail/outbox";
import { count, formatDateTime } from "@/lib/sandbox/pages/format";
import { icon } from "@/lib/sandbox/pages/icons";
import { layout, operatorName } from "@/lib/sandbox/pages/layout";
import type { Dashboard } from "@/lib/sandbox/service/service";

const deliveries = {
  kept: { tone: "calm", symbol: "circleMinus", word: "Kept here" },
  sending: { tone: "wait", symbol: "clock", word: "Sending" },
  sent: { tone: "good", symbol: "circleCheck", word: "Sent" },
  failed: { tone: "bad", symbol: "circleAlert", word: "Not sent" },
} as const satisfies Record<Delivery, unknown>;

function deliveryPill(delivery: Delivery) {
  const { tone, symbol, word } = deliveries[delivery];
  return html`<span class="pill ${tone}">${icon(symbol)}${word}</span>`;
}

const when = (mail: KeptMail) =>
  html`<time class="number" datetime="${mail.writtenAt}">${formatDateTime(mail.writtenAt)}</time>`;

const mailLine = (base: string, mail: KeptMail) => html`
  <li><a href="${base}/outbox/${mail.id}">
    <span class="to">${mail.recipient}</span>
    <span class="subject">${mail.subject}</span>
    <span class="when">${when(mail)}${mail.delivery === "kept" ? "" : deliveryPill(mail.delivery)}</span>
  </a></li>`;

const listName = "All e-mails";

const backTo = ({ name, path }: Dashboard) => html`<a href="${path}">Back to ${name}</a>`;

type OutboxPage = {
  base: string;
  dashboard?: Dashboard;
  mails: KeptMail[];
  total: number;
  mailsForReal: boolean;
  hasOlder: boolean;
};

export function outboxPage({ base, dashboard, mails, total, mailsForReal, hasOlder }: OutboxPage) {
  return layout({
    title: listName,
    base,
    owner: operatorName,
    where: dashboard && backTo(dashboard),
    width: "widest",
    main: html`
      <div class="head">
        <h1>${listName}</h1>
        <p class="quiet">${count(total, "e-mail")} to candidates. ${
          mailsForReal
            ? "They are sent through the mail server that is set up, for real."
            : "No mail server is set up, so none of them leaves this machine."
        }</p>
      </div>
      ${
        mails.length > 0
          ? html`<ul class="plain mails ${mails.every((mail) => mail.delivery === "kept") ? "" : "delivered"}">${mails.map((mail) => mailLine(base, mail))}</ul>`
          : html`<p class="note">Nothing here yet. Create an assessment without turning the e-mail off, and it appears.</p>`
      }
      ${hasOlder ? html`<p><a href="${base}/outbox?before=${mails.at(-1)?.id ?? 1}">Older e-mails</a></p>` : ""}`,
  });
}

type MailPage = { urls: Urls; dashboard?: Dashboard; mail: KeptMail };

export function mailPage({ urls, dashboard, mail }: MailPage) {
  const link = urls.application(mail.applicationToken);
  return layout({
    title: mail.subject,
    base: urls.base,
    owner: operatorName,
    where: dashboard && backTo(dashboard),
    main: html`
      <p class="small"><a href="${urls.base}/outbox">${listName}</a></p>
      <h1>${mail.subject}</h1>
      <dl class="pairs">
        <div><dt>To</dt><dd>${mail.recipient}</dd></div>
        <div><dt>Written</dt><dd>${when(mail)}</dd></div>
        <div><dt>Assessment</dt><dd class="number">${mail.assessmentId}</dd></div>
        <div><dt>Delivery</dt><dd>${deliveryPill(mail.delivery)}${
          mail.deliveryNote ? html`<p class="small quiet">${mail.deliveryNote}</p>` : ""
        }</dd></div>
      </dl>
      <div class="letter">
        <p class="mail" dir="auto">${mail.textAboveLink}</p>
        <p class="link"><a href="${link}">${link}</a></p>
        <p class="mail" dir="auto">${mail.textBelowLink}</p>
      </div>`,
  });
}
