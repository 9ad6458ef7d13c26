import Papa from "papaparse";

// What a spreadsheet takes for a formula, after the characters that some trim off first. `+44…` counts as one too.
const formula = /^[\p{White_Space}\p{Cc}\p{Cf}]*[=+\-@|＝＋－＠]|^[\t\r\n]/u;

// Where a cell begins for spreadsheets that split at semicolons or tabs. Quotes in the middle of their cell mean nothing
// to them, so that line breaks begin one too (OWASP, CSV injection: an attacker starts a new cell within the old one).
const separator = /[;\t\r\n]/;
const skipped = /[\p{White_Space}\p{Cc}\p{Cf}"]/u;
const sign = /[=+\-@|＝＋－＠]/;

type Cell = string | number | undefined;

export type Column<Row> = [title: string, cell: (row: Row) => Cell];

/** Text that comes back as it was written, but for an apostrophe where it begins like a formula. */
type Prose<Row> = [...Column<Row>, kind: "prose"];

/** Only the first one can be prose: its quotes begin the line, which spreadsheets heed whatever they split at. */
export type Columns<Row> = Column<Row>[] | [Prose<Row>, ...Column<Row>[]];

type Kind = { separates: boolean; isSkipped: boolean; isSign: boolean };

const kindOf = (letter: string): Kind => ({
  separates: separator.test(letter),
  isSkipped: skipped.test(letter),
  isSign: sign.test(letter),
});
// Cells can have many letters, and patterns are slow for a single one.
const ascii = Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)));
const other: Kind = { separates: false, isSkipped: false, isSign: false };

// Defuses cells within a cell. It goes letter by letter: a single pattern takes quadratic time on a long run of blanks.
function harmless(cell: Cell): Cell {
  if (typeof cell !== "string" || !separator.test(cell)) return cell;
  let text = "";
  let written = 0;
  let isBeginning = false;
  for (let at = 0; at < cell.length; at += 1) {
    const code = cell.codePointAt(at) ?? 0;
    // Other letters never separate, so that they only count where a cell begins.
    const kind: Kind = ascii[code] ?? (isBeginning ? kindOf(String.fromCodePoint(code)) : other);
    if (isBeginning && kind.isSign) {
      text += `${cell.slice(written, at)}'`;
      written = at;
    }
    isBeginning = kind.separates || (isBeginning && kind.isSkipped);
    if (code > 0xffff) at += 1;
  }
  return text + cell.slice(written);
}

const isProse = <Row>(column: Column<Row> | Prose<Row>): boolean => column.length === 3;

const headOf = <Row>(columns: Columns<Row>, delimiter: string): string =>
  Papa.unparse([columns.map(([title]) => harmless(title))], { delimiter, escapeFormulae: formula });

const bodyOf = <Row>(columns: Columns<Row>, rows: Row[], delimiter: string): string =>
  Papa.unparse(
    rows.map((row) =>
      columns.map((column): Cell => (isProse(column) ? column[1](row) : harmless(column[1](row)))),
    ),
    { delimiter, escapeFormulae: formula, quotes: columns.map(isProse) },
  );

/** The file's first line, with a byte order mark that tells spreadsheets it is UTF-8. */
export const headerOf = <Row>(columns: Columns<Row>): string => `\ufeff${headOf(columns, ",")}\r\n`;

/** A tab-separated table, which spreadsheets split on paste. */
export const tableOf = <Row>(columns: Columns<Row>, rows: Row[]): string =>
  `${headOf(columns, "\t")}\r\n${bodyOf(columns, rows, "\t")}`;

/** One line per row, each ended by CRLF (RFC 4180), with no formula for a spreadsheet to run. */
export const linesOf = <Row>(columns: Columns<Row>, rows: Row[]): string =>
  rows.length === 0 ? "" : `${bodyOf(columns, rows, ",")}\r\n`;
