import type { Columns } from "@/components/imports/columns/columns";
import type { ColumnKind } from "@/lib/imports/names";

/** A column is taken for another kind. Whichever had that kind before is ignored from now on. */
export function chooseColumn(columns: Columns, chosen: number, kind: ColumnKind): Columns {
  const kinds = columns.kinds.map((before, at) => {
    if (at === chosen) return kind;
    return before === kind ? "ignored" : before;
  });
  return { ...columns, kinds };
}
