/**
 * In a page: words that go on in another line without a hyphen. Names, addresses and links are broken where there is no
 * other way, so what is set apart as written by others doesn't count, nor what isn't a word of letters alone.
 */
export function brokenWords(): string[] {
  const others =
    "bdi, [dir='auto'], [lang=''], code, time, input, textarea, script, style, svg, .sr-only, [hidden]";
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent ?? "";
    const within = node.parentElement;
    if (!within || within.closest(others) || !within.checkVisibility()) continue;
    for (const { 0: chunk, index } of text.matchAll(/\S+/g)) {
      if (/[@\d_]|:\/\/|\.\w/.test(chunk)) continue;
      for (const { 0: word, index: from } of chunk.matchAll(/\p{L}{2,}/gu)) {
        range.setStart(node, index + from);
        range.setEnd(node, index + from + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${word} (${text.trim().slice(0, 60)})`);
      }
    }
  }
  return broken;
}
