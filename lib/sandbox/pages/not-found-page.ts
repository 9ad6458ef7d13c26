import { html } from "hono/html";
import { layout, operatorName } from "@/lib/sandbox/pages/layout";
import type { Words } from "@/lib/sandbox/pages/words/words";

/** For links that lead nowhere: most of them lost a few characters on their way. */
export const notFoundPage = (base: string, words: Words) =>
  layout({
    words,
    title: words.notFound.title,
    base,
    owner: operatorName,
    main: html`
      <div class="head">
        <h1>${words.notFound.heading}</h1>
        <p class="lead quiet">${words.notFound.lead}</p>
      </div>
      <ul class="steps">
        ${words.notFound.steps.map((step) => html`<li>${step}</li>`)}
      </ul>`,
  });

const apology = (base: string, words: Words, which: "badRequest" | "failure") =>
  layout({
    words,
    title: words[which].title,
    base,
    owner: operatorName,
    main: html`
      <div class="head">
        <h1>${words[which].heading}</h1>
        <p class="lead quiet">${words[which].lead}</p>
      </div>`,
  });

export const badRequestPage = (base: string, words: Words) => apology(base, words, "badRequest");

export const failurePage = (base: string, words: Words) => apology(base, words, "failure");
