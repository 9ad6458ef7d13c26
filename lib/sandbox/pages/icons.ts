import { html } from "hono/html";

// The outlines of lucide's icons of the same names. Each is beside a word and hidden from screen readers.
const paths = {
  check: html`<path d="M20 6 9 17l-5-5" />`,
  circleCheck: html`<circle cx="12" cy="12" r="10" /><path d="m9 12 2 2 4-4" />`,
  circleMinus: html`<circle cx="12" cy="12" r="10" /><path d="M8 12h8" />`,
  circleAlert: html`<circle cx="12" cy="12" r="10" /><path d="M12 8v4" /><path d="M12 16h.01" />`,
  clock: html`<circle cx="12" cy="12" r="10" /><path d="M12 6v6l4 2" />`,
  cross: html`<path d="M18 6 6 18" /><path d="m6 6 12 12" />`,
  dot: html`<circle cx="12" cy="12" r="1" />`,
};

export const icon = (name: keyof typeof paths, className = "") =>
  html`<svg class="icon ${className}" viewBox="0 0 24 24" aria-hidden="true">${paths[name]}</svg>`;
