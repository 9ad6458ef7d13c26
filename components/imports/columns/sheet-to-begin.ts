import type { Columns } from "@/components/imports/columns/columns";
import { isAddress } from "@/components/imports/columns/value-kinds";
import type { Sheet } from "@/components/imports/reading/sheet";

/**
 * Workbooks often begin with a note. @param columns of each sheet, as they were guessed.
 * @returns the place of the first sheet with addresses; else of the first one that can be taken.
 */
export function sheetToBegin(sheets: readonly Sheet[], columns: readonly Columns[]): number {
  const withAddresses = sheets.findIndex(({ rows }, at) => {
    const column = columns[at]?.kinds.indexOf("email") ?? -1;
    return rows.some(({ cells }) => isAddress(cells[column] ?? ""));
  });
  if (withAddresses >= 0) return withAddresses;
  return Math.max(
    0,
    sheets.findIndex(({ problem }) => !problem),
  );
}
