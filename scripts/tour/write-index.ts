import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Shot } from "./photograph";
import { nameOf } from "./scene";
import { sizes, themes } from "./views";

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const unique = (values: readonly string[]) => [...new Set(values)];

function filter(name: string, values: readonly string[]): string {
  const links = ["", ...values].map(
    (value) =>
      `<a href="#" data-filter="${name}" data-value="${escaped(value)}">${escaped(value || "all")}</a>`,
  );
  return `<p><b>${name}</b> ${links.join(" ")}</p>`;
}

function figure({ scene, size, theme, file, remarks }: Shot): string {
  const facts = { screen: scene.screen, state: scene.state, size: size.name, theme: theme.name };
  const data = Object.entries({ ...facts, remarks: remarks.length > 0 ? "with" : "without" })
    .map(([name, value]) => `data-${name}="${escaped(value)}"`)
    .join(" ");
  const picture = file
    ? `<a href="${file}"><img loading="lazy" src="${file}" alt="" width="${size.isPhone ? 195 : 480}"></a>`
    : "";
  const list = remarks.map((remark) => `<li>${escaped(remark)}</li>`).join("");
  return `<figure ${data}>${picture}<figcaption>${escaped(nameOf(scene))} · ${size.name} · ${theme.name}${
    list && `<ul>${list}</ul>`
  }</figcaption></figure>`;
}

const script = `
const chosen = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
function show() {
  for (const figure of document.querySelectorAll("figure"))
    figure.hidden = Object.entries(chosen).some(([name, value]) => value && figure.dataset[name] !== value);
  for (const link of document.querySelectorAll("[data-filter]"))
    link.className = (chosen[link.dataset.filter] ?? "") === link.dataset.value ? "on" : "";
  document.querySelector("output").textContent = document.querySelectorAll("figure:not([hidden])").length + " pictures";
}
document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-filter]");
  if (!link) return;
  event.preventDefault();
  chosen[link.dataset.filter] = link.dataset.value;
  history.replaceState(null, "", "#" + new URLSearchParams(chosen));
  show();
});
show();`;

const style = `
body { font: 13px/1.5 system-ui, sans-serif; margin: 1rem; background: #eee; color: #222 }
header { position: sticky; top: 0; background: #eee; padding-bottom: .5rem } p { margin: .25rem 0 }
header a { padding: 0 .35rem; color: #2f4bd8; text-decoration: none } a.on { background: #222; color: #fff; border-radius: 3px }
main { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start } figure { margin: 0; max-width: 480px }
figure[hidden] { display: none } img { border: 1px solid #bbb; max-height: 640px; object-fit: cover; object-position: top }
ul { color: #a11; margin: 0; padding-left: 1rem; overflow-wrap: anywhere }`;

export function writeIndex(folder: string, shots: readonly Shot[], notes: readonly string[]): string {
  const file = path.join(folder, "index.html");
  const filters = [
    filter("screen", unique(shots.map(({ scene }) => scene.screen))),
    filter("state", unique(shots.map(({ scene }) => scene.state))),
    filter(
      "size",
      sizes.map(({ name }) => name),
    ),
    filter(
      "theme",
      themes.map(({ name }) => name),
    ),
    filter("remarks", ["with", "without"]),
  ];
  writeFileSync(
    file,
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shortlist, all screens</title><style>${style}</style>
<header>${filters.join("")}<p><output></output> ${notes.map(escaped).join(" ")}</p></header>
<main>${shots.map(figure).join("\n")}</main><script>${script}</script></html>`,
  );
  return file;
}
