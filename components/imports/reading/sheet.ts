/**
 * `line`: the row’s number as a spreadsheet shows it, from 1, counting empty rows; a record whose cells have line breaks
 * is one. Of an address list it is the address’s place. Empty rows are left out, and cells after the last filled column.
 */
export type SheetRow = { line: number; cells: readonly string[] };

/** `name`: what the workbook calls it; of a CSV or of pasted text none. */
export type Sheet = { name?: string; rows: readonly SheetRow[] };
