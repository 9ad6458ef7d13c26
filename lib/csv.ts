import Papa from "papaparse";

// What a spreadsheet takes for a formula, after the characters that some trim off first. `+44…` counts as one too.
const formula = /^[\p{White_Space}\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠]|^[\t\r\n]/u;

// Where a cell begins for spreadsheets that split at semicolons or tabs. They ignore quotes within a cell, so line
// breaks begin one too.
const separator = /[;\t\r\n]/;
const skipped = /[\p{White_Space}\p{Cc}\p{Cf}"]/u;
const sign = /[=+\-@|＝＋－＠]/;

export type Cell = string | number | undefined;

export type Column<Row> = [string, (row: Row) => Cell];

// Defuses cells within a cell. It goes letter by letter: a single pattern takes quadratic time on a long run of blanks.
function harmless(cell: Cell): Cell {
  if (typeof cell !== "string" || !separator.test(cell)) return cell;
  let text = "";
  let isBeginning = false;
  for (const letter of cell) {
    if (isBeginning && sign.test(letter)) text += "'";
    isBeginning = separator.test(letter) || (isBeginning && skipped.test(letter));
    text += letter;
  }
  return text;
}

const lines = (rows: Cell[][]): string => `${Papa.unparse(rows, { escapeFormulae: formula })}\r\n`;

/** The file's first line, with a byte order mark that tells spreadsheets it is UTF-8. */
export const headerOf = <Row>(columns: Column<Row>[]): string =>
  `\ufeff${lines([columns.map(([title]) => title)])}`;

/** A tab-separated table, which spreadsheets split on paste. */
export const tableOf = <Row>(columns: Column<Row>[], rows: Row[]): string =>
  Papa.unparse(
    [
      columns.map(([title]): Cell => title),
      ...rows.map((row) => columns.map(([, cell]) => harmless(cell(row)))),
    ],
    { delimiter: "\t", escapeFormulae: formula },
  );

/** One line per row, each ended by CRLF (RFC 4180), with no formula for a spreadsheet to run. */
export const linesOf = <Row>(columns: Column<Row>[], rows: Row[]): string =>
  rows.length === 0 ? "" : lines(rows.map((row) => columns.map(([, cell]) => harmless(cell(row)))));
