import Papa from "papaparse";

/**
 * What a spreadsheet may take for a formula: the ASCII signs, their full-width forms, and what some trim
 * off before they look. An apostrophe in front makes it text; telephone numbers (`+44…`) get it too.
 */
const formula = /^[\p{White_Space}\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠]|^[\t\r\n]/u;

/**
 * Where a cell would begin for a spreadsheet that parts a line otherwise: at semicolons and tabs, as in much of
 * Europe, and, as quotes in the middle of its columns mean nothing then, at line breaks.
 */
const parting = /[;\t\r\n]/;
const passedOver = /[\p{White_Space}\p{Cc}\p{Cf}"]/u;
const sign = /[=+\-@|＝＋－＠]/;

export type Cell = string | number | undefined;

/** A title, and what stands under it for a row. */
export type Column<Row> = [string, (row: Row) => Cell];

/** The same for cells within a cell. One step a letter: as one pattern it takes the square of a text's blanks. */
function harmless(cell: Cell): Cell {
  if (typeof cell !== "string" || !parting.test(cell)) return cell;
  let text = "";
  let isBeginning = false;
  for (const letter of cell) {
    if (isBeginning && sign.test(letter)) text += "'";
    isBeginning = parting.test(letter) || (isBeginning && passedOver.test(letter));
    text += letter;
  }
  return text;
}

const lines = (rows: Cell[][]): string => `${Papa.unparse(rows, { escapeFormulae: formula })}\r\n`;

/** The file's first line; the mark in front of it tells spreadsheets that it is UTF-8. */
export const headerOf = <Row>(columns: Column<Row>[]): string =>
  `\ufeff${lines([columns.map(([title]) => title)])}`;

/** One line per row, each ended by CRLF (RFC 4180), with nothing that a spreadsheet would carry out. */
export const linesOf = <Row>(columns: Column<Row>[], rows: Row[]): string =>
  rows.length === 0 ? "" : lines(rows.map((row) => columns.map(([, cell]) => harmless(cell(row)))));
