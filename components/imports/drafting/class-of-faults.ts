import type { RowCheck, RowChecks } from "@/components/imports/checking/check-rows";
import type { SortedRow } from "@/components/imports/checking/sort-out";
import type { Columns } from "@/components/imports/columns/columns";
import { columnOfField } from "@/components/imports/drafting/shown-checks";
import type { ColumnKind } from "@/lib/imports/names";

/** What candidates can be sent without. */
const dispensable = ["phoneNumber", "resumeUrl", "externalId"] as const satisfies ColumnKind[];
type Dispensable = (typeof dispensable)[number];

/** Rows that have the same fault in the same column. `without`: they can be sent if its cells are emptied. */
export type FaultClass = { column: number; lines: number[]; fault: string; without?: Dispensable };

/** A single row is mended at its cell. */
const fewest = 2;

/** By column and fault, in the file’s order. An unknown interview is asked for by its name. */
export function classesOfFaults(
  sorted: Iterable<SortedRow>,
  checks: RowChecks,
  columns: Pick<Columns, "kinds">,
): FaultClass[] {
  const found = new Map<string, FaultClass>();
  const take = (line: number, { errors }: RowCheck) => {
    for (const [field, [fault = ""]] of Object.entries(errors)) {
      const column = columnOfField(field, columns);
      const kind = columns.kinds[column];
      if (!kind || kind === "interview") continue;
      const key = `${column} ${fault}`;
      const known = found.get(key);
      if (known?.lines.at(-1) === line) continue;
      const without = dispensable.find((one) => one === kind);
      if (known) known.lines.push(line);
      else found.set(key, { column, lines: [line], fault, without });
    }
  };
  for (const { line, kind } of sorted) {
    const check = checks.get(line);
    if (kind === "faulty" && check) take(line, check);
  }
  return [...found.values()]
    .filter(({ lines }) => lines.length >= fewest)
    .sort((one, other) => one.column - other.column);
}
