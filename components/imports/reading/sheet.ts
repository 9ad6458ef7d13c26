import type { Encoding } from "@/components/imports/reading/encodings";
import type { ReadReason } from "@/components/imports/reading/read-problem";

/**
 * `line`: the row’s number as a spreadsheet shows it, from 1, counting empty rows; a record whose cells have line breaks
 * is one. Of an address list with several to a line it is the address’s place. Empty rows are left out.
 */
export type SheetRow = { line: number; cells: readonly string[] };

/** All rows have as many cells. `name`: what the workbook calls it; of a CSV or of pasted text none. */
export type Sheet = {
  name?: string;
  /** Where the file doesn’t say it: each sheet is the same text in another encoding, the most probable first. */
  encoding?: Encoding;
  rows: readonly SheetRow[];
  /** How many of its rows the spreadsheet doesn’t show, and aren’t among these. */
  hiddenRows?: number;
  /** One of several sheets that can’t be taken; it has no rows here. Of a single one it is thrown. */
  problem?: { reason: ReadReason; rows?: number };
};
