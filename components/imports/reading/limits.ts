import { mostColumns, mostRows } from "@/lib/imports/names";

/** Above it a file isn’t even opened. 5 000 rows of six columns are less than one. */
export const mostBytes = 20 * 1024 * 1024;

/** What all parts of a workbook may come to, unpacked. */
export const mostUnpackedBytes = 100 * 1024 * 1024;

/** With the header. */
export const mostFilledRows = mostRows + 1;

/** One more than is taken tells that there are too many. */
export const lookedAtColumns = mostColumns + 1;

/** Empty rows are passed over; what stands further down than this in a workbook isn’t looked for. */
export const lookedAtLines = 100_000;

/** As much as a cell of a spreadsheet holds. */
export const longestText = 32_767;

/** Of all cells together: a small file can repeat one long text in each. 5 000 usual rows have a tenth of it. */
export const mostLetters = 10_000_000;

export const longestReadMs = 10_000;
