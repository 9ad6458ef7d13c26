/**
 * In a page: names from right to left that could take what is beside them along: in a text without an isolate around
 * them, in a label or title that has more than the name, in a field that doesn't follow what is typed.
 */
export function strays(): string[] {
  const rightToLeft = /[\u0590-\u08ff]/;
  const apart = /\u2068[^\u2068\u2069]*\u2069/g;
  const isStray = (text: string) => rightToLeft.test(text.replaceAll(apart, ""));
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const within = node.parentElement;
    if (!within || within.closest("bdi, [dir='auto'], textarea, option, script, style")) continue;
    const text = node.textContent ?? "";
    if (isStray(text)) found.push(`${within.tagName.toLowerCase()}: ${text}`);
  }
  for (const name of ["aria-label", "title", "alt"])
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const text = element.getAttribute(name) ?? "";
      // By itself it goes in the direction that its element has.
      if (element.closest("[dir='auto']") && element.textContent?.includes(text)) continue;
      if (isStray(text) && /[a-z]/i.test(text)) found.push(`${name}: ${text}`);
    }
  for (const field of document.querySelectorAll<HTMLInputElement>("input:not([type=hidden]), textarea"))
    if (rightToLeft.test(field.value) && field.closest("[dir]")?.getAttribute("dir") !== "auto")
      found.push(`field: ${field.value}`);
  if (isStray(document.title) && /[a-z]/i.test(document.title)) found.push(`title: ${document.title}`);
  return found;
}
