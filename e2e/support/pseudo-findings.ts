/**
 * In a page: what it shows in plain letters though its language is the pseudo-language, and which texts don't fit where
 * they stand. What people, the service and the runtime have written is set apart and doesn't count.
 */
export function pseudoFindings(): string[] {
  const data =
    "bdi, [dir='auto'], body [lang], code, kbd, time, input, textarea, script, style, svg, [data-plain], next-route-announcer";
  const isOurs = (text: string) => /[⟦⟧áçđéƒĝħíĵķłɱñóþɋŕšţúṽŵẋýž]/i.test(text);
  // An initial, a shortcut, an address, a figure with its unit, and what is called the same everywhere.
  const isNoWord = (text: string) =>
    !/[a-z]{3}/i.test(text.replaceAll(/\S+@\S+|https?:\S+|\b(?:Shortlist|UTC|GMT|CSV|XLSX|min|sec)\b/g, ""));
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = (node.textContent ?? "").trim();
    const within = node.parentElement;
    if (!text || !within || within.closest(data) || !within.checkVisibility({ visibilityProperty: true }))
      continue;
    if (!isOurs(text)) {
      if (!isNoWord(text)) found.add(`untranslated: ${text}`);
      continue;
    }
    range.selectNodeContents(node);
    const { left, right, width } = range.getBoundingClientRect();
    if (width <= 1) continue;
    for (let box: HTMLElement | null = within; box; box = box.parentElement) {
      const style = getComputedStyle(box);
      // An ellipsis says that there is more, a scroller shows it, and a clipped point is for screen readers.
      if (style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none") break;
      if (/auto|scroll/.test(style.overflowX) || style.clipPath !== "none" || box.clientWidth === 1) break;
      if (/hidden|clip/.test(style.overflowX)) {
        const edge = box.getBoundingClientRect();
        if (left < edge.left - 1 || right > edge.right + 1) found.add(`cut: ${text}`);
        break;
      }
      if (box === document.body && (left < -1 || right > innerWidth + 1)) found.add(`cut: ${text}`);
    }
  }
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? "";
      // A name that is also its element’s text is data where that is.
      if (element.closest(data) || (element.querySelector(data) && element.textContent === text)) continue;
      if (text && !isOurs(text) && !isNoWord(text)) found.add(`untranslated ${name}: ${text}`);
    }
  return [...found];
}
