/** A comment, or a quoted text, which may look like one. */
const pieces =
  /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|(?:\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*)|\/\*[\s\S]*?\*\//g;

const asLine = (comment: string): string =>
  comment
    .replace(/\*+\/$/, "")
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\/\/|\/\*+|\*)?\s*/, "").trim())
    .join(" ");

export const readComments = (code: string): string[] =>
  [...code.matchAll(pieces)].flatMap(([piece]) => (/^\/[/*]/.test(piece) ? [asLine(piece)] : []));
