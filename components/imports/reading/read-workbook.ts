import type { Sheet as WorkbookSheet } from "hucre/xlsx";
import { cellText } from "@/components/imports/reading/cell-text";
import { lookedAtColumns, lookedAtLines } from "@/components/imports/reading/limits";
import { lookIntoZip } from "@/components/imports/reading/look-into-zip";
import { makeSheet } from "@/components/imports/reading/make-sheet";
import { ReadProblem } from "@/components/imports/reading/read-problem";
import type { Sheet } from "@/components/imports/reading/sheet";

/** An .xlsb, .ods, .docx or a ZIP of whatever is none. */
const isWorkbook = (names: ReadonlySet<string>) =>
  names.has("[Content_Types].xml") &&
  [...names].some((name) => /(?:^|\/)worksheets\/[^/]+\.xml$/i.test(name));

/** Letters, as spreadsheets name columns. */
const letters = (column: number): string =>
  column > 26
    ? letters(Math.floor((column - 1) / 26)) + letters(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);

/** A filter, or a person, has hidden some rows: they aren’t meant. */
function readSheet({ name, rows, cells, rowDefs }: WorkbookSheet): Sheet {
  const sheet = makeSheet(name);
  let hiddenRows = 0;
  try {
    for (const [row, values] of rows.entries()) {
      if (row === lookedAtLines && values.some((value) => value !== null))
        throw new ReadProblem("too_many_rows");
      if (rowDefs?.get(row)?.hidden) {
        if (values.some((value) => value !== null && value !== "")) hiddenRows += 1;
        continue;
      }
      const texts = values.map((value, column) => cellText(value, cells?.get(`${row},${column}`)));
      sheet.take(row + 1, texts);
    }
    return { ...sheet.finish(), ...(hiddenRows > 0 && { hiddenRows }) };
  } catch (error) {
    if (error instanceof ReadProblem)
      return { name, rows: [], problem: { reason: error.reason, rows: error.rows } };
    throw error;
  }
}

/** The sheets of an XLSX that are neither hidden nor empty. @throws ReadProblem */
export async function readWorkbook(bytes: Uint8Array): Promise<Sheet[]> {
  if (!isWorkbook(lookIntoZip(bytes))) throw new ReadProblem("unsupported");
  const { readXlsx } = await import("hucre/xlsx");
  const workbook = await readXlsx(bytes, {
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
    // Without bounds one cell in the last corner makes seventeen billion.
    range: `A1:${letters(lookedAtColumns)}${lookedAtLines + 1}`,
    maxRows: lookedAtLines + 1,
  }).catch(() => {
    throw new ReadProblem("damaged");
  });
  const sheets = workbook.sheets.map(readSheet).filter(({ rows, problem }) => problem || rows.length > 0);
  const [only] = sheets;
  if (only?.problem && sheets.every(({ problem }) => problem))
    throw new ReadProblem(only.problem.reason, only.problem.rows);
  return sheets;
}
