import { splitAddress } from "@/components/candidate/fields/parse-address";
import { makeSheet } from "@/components/imports/reading/make-sheet";
import type { Sheet } from "@/components/imports/reading/sheet";
import { plainText } from "@/lib/plain-text";

type Piece = { text: string; line: number };

/** Cuts outside of quotes and brackets. A quote that nothing closes ends with its line. */
function cut(text: string, at: string): Piece[] {
  const pieces: Piece[] = [];
  let line = 1;
  let from = 0;
  let isQuoted = false;
  let isBracketed = false;
  const end = (to: number) => {
    const piece = text.slice(from, to).trim();
    if (piece !== "") pieces.push({ text: piece, line });
    from = to + 1;
  };
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place] ?? "";
    if (letter === "\n") {
      end(place);
      line += 1;
      isQuoted = isBracketed = false;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if ("<([".includes(letter) && !isQuoted) isBracketed = true;
    else if (">)]".includes(letter)) isBracketed = false;
    else if (at.includes(letter) && !isQuoted && !isBracketed) end(place);
  }
  end(text.length);
  return pieces;
}

const isAddress = ({ text }: Piece) => splitAddress(text) !== undefined;

function mostOnALine(pieces: readonly Piece[]): number {
  const counts = new Map<number, number>();
  for (const { line } of pieces) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts.values()].reduce((most, count) => Math.max(most, count), 0);
}

/** Bare addresses may stand side by side. */
function apart(piece: Piece): Piece[] {
  const words = piece.text.split(/\s+/).map((text) => ({ text, line: piece.line }));
  return words.length > 1 && words.every(isAddress) ? words : [piece];
}

function piecesOf(text: string): Piece[] {
  const bySemicolon = cut(text, ";").flatMap(apart);
  // “Raman, Priya <priya@example.com>” is one, as Outlook separates by semicolons.
  return bySemicolon.every(isAddress) ? bySemicolon : cut(text, ";,\u3001").flatMap(apart);
}

/** A list may have slips in it; a table has other things beside each address. */
function isList(pieces: readonly Piece[]): boolean {
  const [first] = pieces;
  if (!first || !isAddress(first)) return false;
  const good = pieces.filter(isAddress);
  if (good.length === pieces.length) return true;
  return good.length * 2 >= pieces.length && (mostOnALine(good) > 1 || mostOnALine(pieces) === 1);
}

/**
 * Reads e-mail addresses, bare or beside a name (`splitAddress`), separated by commas, semicolons or line breaks, into
 * the columns name and e-mail; the first is missing where none has a name. @returns undefined for what isn’t such a
 * list.
 */
export function readAddresses(text: string): Sheet | undefined {
  if (text.includes("\t")) return undefined;
  const pieces = piecesOf(plainText(text));
  if (!isList(pieces)) return undefined;
  const isOneALine = mostOnALine(pieces) === 1;
  const found = pieces.map((piece, at) => ({
    line: isOneALine ? piece.line : at + 1,
    ...(splitAddress(piece.text) ?? { name: "", email: piece.text }),
  }));
  const hasNames = found.some(({ name }) => name !== "");
  const sheet = makeSheet();
  for (const { line, name, email } of found) sheet.take(line, hasNames ? [name, email] : [email]);
  return sheet.finish();
}
