import type { Columns } from "@/components/imports/columns/columns";
import type { Sheet } from "@/components/imports/reading/sheet";
import type { SkipReason } from "@/lib/imports/names";
import type { GivenRow, ImportRowView } from "@/lib/imports/schema";

export type GivenCandidate = GivenRow["candidate"];
export type NamedInterview = { id: number; name: string };

/**
 * A row as it is checked and edited. `interview`: what its cell says, and whose id that is; without an id it names none
 * that we know. Absent where the cell is empty. `suppressText`: what its cell says where that is neither yes nor no.
 */
export type DraftRow = {
  line: number;
  cells: readonly string[];
  candidate: GivenCandidate;
  interview?: { text: string; id?: number };
  suppress?: boolean;
  suppressText?: string;
  confirm?: "again";
  skip?: SkipReason;
};

/** The rows below the header, cell by cell. */
export function draftRows(
  _sheet: Sheet,
  _columns: Columns,
  _interviews: readonly NamedInterview[],
): DraftRow[] {
  return [];
}

/** As `POST /api/imports/{id}/rows` takes it. */
export function toGivenRow({ line }: DraftRow): GivenRow {
  return { line, candidate: {} };
}

/** The way back, of a draft that somebody opens again. @param columns as the import has kept them. */
export function fromImportRow(view: ImportRowView, _columns: Columns): DraftRow {
  return { line: view.line, cells: view.cells ?? [], candidate: view.candidate };
}
