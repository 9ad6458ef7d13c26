/** The table's columns in their order, as the address names them; the first is always there. */
export const columnIds = [
  "candidate",
  "externalId",
  "interview",
  "status",
  "decision",
  "detail",
  "notes",
  "invitedBy",
  "created",
] as const;

export type ColumnId = (typeof columnIds)[number];

/** What is shown as long as nobody has chosen. */
export const usualColumns: readonly ColumnId[] = ["candidate", "interview", "status", "detail", "created"];

/**
 * A choice in the table's order: what isn't known is left out, the first column is put in.
 * @returns undefined where nothing known was named.
 */
export function readColumns(names: readonly string[]): ColumnId[] | undefined {
  const known = columnIds.filter((id) => names.includes(id));
  return known.length === 0 ? undefined : columnIds.filter((id) => id === "candidate" || known.includes(id));
}

export const sameColumns = (one: readonly ColumnId[], other: readonly ColumnId[]): boolean =>
  one.join() === other.join();
