import { html } from "hono/html";
import { layout, operatorName } from "@/lib/sandbox/pages/layout";

/** For links that lead nowhere: most of them lost a few characters on their way. */
export const notFoundPage = (base: string) =>
  layout({
    title: "Link not found",
    base,
    owner: operatorName,
    main: html`
      <div class="head">
        <h1>We can’t find what this link leads to</h1>
        <p class="lead quiet">It may have lost a few characters when it was copied.</p>
      </div>
      <ul class="steps">
        <li>Open the link once more, straight from the message that it came with.</li>
        <li>If it was broken over two lines, copy both into the address bar, without a space.</li>
        <li>If that doesn’t help, ask the employer who invited you to send it again. Nothing you answered is lost.</li>
      </ul>`,
  });

export const badRequestPage = (base: string) =>
  layout({
    title: "That didn’t arrive",
    base,
    owner: operatorName,
    main: html`
      <div class="head">
        <h1>What you sent could not be read</h1>
        <p class="lead quiet">Please go back one page and try again. Answers that you saved before are kept.</p>
      </div>`,
  });

export const failurePage = (base: string) =>
  layout({
    title: "Something went wrong",
    base,
    owner: operatorName,
    main: html`
      <div class="head">
        <h1>Something went wrong on our side</h1>
        <p class="lead quiet">Please try again in a moment. Answers that you saved before are kept.</p>
      </div>`,
  });
