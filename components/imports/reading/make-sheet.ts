import { longestText, mostFilledRows, mostLetters } from "@/components/imports/reading/limits";
import { ReadProblem } from "@/components/imports/reading/read-problem";
import type { Sheet, SheetRow } from "@/components/imports/reading/sheet";
import { mostColumns } from "@/lib/imports/names";

// A row of separators that aren’t this file’s is as empty as one of its own.
const isFilled = (cell: string) => /[^\s,;|]/.test(cell);

/** Spreadsheets, and files of ours, put an apostrophe in front of what isn’t to be a formula. */
const withoutMark = (cell: string) => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell);

/** Takes rows as they come, and keeps no more of them than a sheet may have. */
export function makeSheet(name?: string) {
  const rows: SheetRow[] = [];
  let filled = 0;
  let columns = 0;
  let letters = 0;

  return {
    take(line: number, cells: string[]): void {
      const width = cells.findLastIndex(isFilled) + 1;
      if (width === 0) return;
      filled += 1;
      columns = Math.max(columns, width);
      if (columns > mostColumns) throw new ReadProblem("too_many_columns");
      if (cells.some((cell) => cell.length > longestText)) throw new ReadProblem("not_a_table");
      letters += cells.reduce((sum, cell) => sum + cell.length, 0);
      if (letters > mostLetters) throw new ReadProblem("too_large");
      if (filled <= mostFilledRows) rows.push({ line, cells: cells.slice(0, width) });
    },

    /** @throws ReadProblem with how many rows there are besides the header, where they are too many. */
    finish(): Sheet {
      if (filled > mostFilledRows) throw new ReadProblem("too_many_rows", filled - 1);
      const evened = rows.map(({ line, cells }) => ({
        line,
        cells: Array.from({ length: columns }, (_, at) => withoutMark(cells[at] ?? "")),
      }));
      return { name, rows: evened };
    },
  };
}
