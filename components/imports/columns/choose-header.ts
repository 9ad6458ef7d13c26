import type { Columns } from "@/components/imports/columns/columns";
import type { Sheet } from "@/components/imports/reading/sheet";

/** The first row, or the one below the title, is said to be a header, or said to be none. What columns hold stays. */
export function chooseHeader(sheet: Sheet, columns: Columns, hasHeader: boolean): Columns {
  const cells = sheet.rows[columns.headerAt ?? 0]?.cells ?? [];
  return { ...columns, hasHeader, headers: cells.map((cell) => (hasHeader ? cell.trim() : "")) };
}
