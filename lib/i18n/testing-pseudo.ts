type Catalogue = { [key: string]: string | Catalogue };

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = [..."áƀçđéƒĝħíĵķłɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĦÍĴĶŁṀÑÓÞɊŔŠŢÚṼŴẊÝŽ"];

/** Vowels twice: about 40 % longer, with as many words, each as much longer as German ones are. */
const stretch = (text: string) =>
  text.replaceAll(/[a-z]/gi, (letter) => {
    const other = accented[plain.indexOf(letter)] ?? letter;
    return /[aeiou]/i.test(letter) ? other + other.toLowerCase() : other;
  });

/** Where the brace at `from` is closed. */
function closing(message: string, from: number): number {
  let depth = 0;
  for (let at = from; at < message.length; at += 1) {
    if (message[at] === "{") depth += 1;
    if (message[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A brace is never closed: ${message}`);
}

/** An argument as it is; of a plural’s or a choice’s, the branches are texts. */
function argument(inside: string): string {
  const branches = /^\s*\w+\s*,\s*(?:plural|select)\s*,/.exec(inside)?.[0];
  if (branches === undefined) return inside;
  let written = branches;
  for (let at = branches.length; at < inside.length; ) {
    const open = inside.indexOf("{", at);
    if (open < 0) return written + inside.slice(at);
    const end = closing(inside, open);
    written += `${inside.slice(at, open)}{${disguise(inside.slice(open + 1, end))}}`;
    at = end + 1;
  }
  return written;
}

/** Placeholders and tags stay as they are. */
function disguise(message: string): string {
  let written = "";
  for (let at = 0; at < message.length; ) {
    if (message[at] === "{") {
      const end = closing(message, at);
      written += `{${argument(message.slice(at + 1, end))}}`;
      at = end + 1;
      continue;
    }
    const [piece] = /^(?:<[^>]*>|[^{<]+)/.exec(message.slice(at)) ?? [message[at] ?? ""];
    written += piece.startsWith("<") ? piece : stretch(piece);
    at += piece.length;
  }
  return written;
}

/** A language that nobody speaks: English with accents, longer, in brackets that show where a text ends. */
export const pseudoText = (message: string): string => `⟦${disguise(message)}⟧`;

export function pseudoTexts(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => [
      key,
      typeof text === "string" ? pseudoText(text) : pseudoTexts(text),
    ]),
  );
}
