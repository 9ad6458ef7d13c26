import type { Queue } from "@/lib/assessments/schema";

/** In the table’s order, as the address names them; the first is always shown. */
export const columnIds = [
  "candidate",
  "externalId",
  "interview",
  "status",
  "decision",
  "assignee",
  "detail",
  "notes",
  "invitedBy",
  "created",
  "completed",
  "age",
  "contacted",
] as const;

export type ColumnId = (typeof columnIds)[number];

export const usualColumns: readonly ColumnId[] = [
  "candidate",
  "interview",
  "status",
  "decision",
  "detail",
  "created",
];

/** The usual ones for a queue: of all its rows the decision is the same. */
export function usualColumnsOf(queue: Queue): readonly ColumnId[] {
  if (queue === "pending") return pendingColumns;
  return queue === "all" ? usualColumns : undecidedColumns;
}

/** Pending rows have no result: their age and last contact take its place. */
const pendingColumns: readonly ColumnId[] = [
  "candidate",
  "interview",
  "status",
  "invitedBy",
  "age",
  "contacted",
];

const undecidedColumns = usualColumns.filter((id) => id !== "decision");

/** Whether these are the default columns of some queue. */
export const areSomeQueuesUsual = (columns: readonly ColumnId[]): boolean =>
  [usualColumns, undecidedColumns, pendingColumns].some((usual) => sameColumns(columns, usual));

/** In the table’s order, always with the first column. @returns undefined if no name is known. */
export function readColumns(names: readonly string[]): ColumnId[] | undefined {
  const known = columnIds.filter((id) => names.includes(id));
  return known.length === 0 ? undefined : columnIds.filter((id) => id === "candidate" || known.includes(id));
}

export const sameColumns = (one: readonly ColumnId[], other: readonly ColumnId[]): boolean =>
  one.join() === other.join();
