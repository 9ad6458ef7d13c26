import { createHash } from "node:crypto";
import { html } from "hono/html";
import type { Markup } from "@/lib/sandbox/pages/markup";
import { styles } from "@/lib/sandbox/pages/styles";
import type { Words } from "@/lib/sandbox/pages/words/words";

export const operatorName = "Plumbline Assessments";

// Changes with the sheet, so that browsers may keep it.
const stylesVersion = createHash("sha256").update(styles).digest("hex").slice(0, 12);

export const stylesPath = "/pages.css";

type Layout = {
  words: Words;
  title: string;
  base: string;
  /** The employer on candidates' pages, else the service. */
  owner: string;
  where?: string | Markup;
  /** By default a column of text; wide for blocks side by side, widest for a list. */
  width?: "wide" | "widest";
  main: Markup;
};

/** A whole page. It needs no script, and its policy would allow none. */
export function layout({ words, title, base, owner, where, width, main }: Layout): Markup {
  return html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfbfa">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#131312">
<title>${title} · ${owner}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${base}${stylesPath}?v=${stylesVersion}">
</head>
<body class="${width ?? ""}">
<a class="skip" href="#main">${words.skip}</a>
<header class="bar"><div>
  <span class="mark" aria-hidden="true">${[...owner][0]}</span><strong>${owner}</strong>
  ${where ? html`<span class="where">${where}</span>` : ""}
</div></header>
<main id="main">${main}</main>
<footer><p>${words.runBy(operatorName)}</p></footer>
</body>
</html>`;
}
