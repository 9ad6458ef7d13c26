import type { SortedRow } from "@/components/imports/checking/sort-out";
import type { RowDouble } from "@/lib/imports/schema";

/** Which rows are doubles of what kind, by line: each kind is decided once. */
export type DoubleClasses = Record<"inFile" | RowDouble["kind"], number[]>;

/**
 * @param sorted all rows. @param doubles what the directory knows. Of the completed ones also those that are to be
 * assessed again, as that can be taken back.
 */
export function classesOfDoubles(
  sorted: Iterable<SortedRow>,
  doubles: ReadonlyMap<number, RowDouble>,
): DoubleClasses {
  const classes: DoubleClasses = { inFile: [], pending: [], open: [], completed: [] };
  for (const { line, kind, doubleOf } of sorted) {
    if (kind === "faulty" || kind === "skipped") continue;
    const double = doubleOf === undefined ? doubles.get(line) : undefined;
    if (kind === "double") classes[double?.kind ?? "inFile"].push(line);
    else if (double?.kind === "completed") classes.completed.push(line);
  }
  return classes;
}
