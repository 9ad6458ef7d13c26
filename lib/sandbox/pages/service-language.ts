import { html } from "hono/html";

/** On what the service itself has written: interviews, results, e-mails. It speaks English, whatever the page speaks. */
export const inServiceLanguage = html`lang="en"`;
