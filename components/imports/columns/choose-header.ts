import type { Columns } from "@/components/imports/columns/columns";
import type { Sheet } from "@/components/imports/reading/sheet";

/** The first row is said to be a header, or said to be none. What columns hold stays. */
export function chooseHeader(_sheet: Sheet, columns: Columns, hasHeader: boolean): Columns {
  return { ...columns, hasHeader };
}
