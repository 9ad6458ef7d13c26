import { parseAddress } from "@/components/candidate/fields/parse-address";
import { nameInterviews } from "@/components/imports/checking/name-interviews";
import { readYesOrNo } from "@/components/imports/checking/read-yes-or-no";
import { splitFullName } from "@/components/imports/checking/split-full-name";
import { type Columns, rowsAbove } from "@/components/imports/columns/columns";
import type { Sheet } from "@/components/imports/reading/sheet";
import { type ColumnKind, longestCell, type SkipReason, skipReasons } from "@/lib/imports/names";
import type { GivenRow, ImportRowView } from "@/lib/imports/schema";

type GivenCandidate = GivenRow["candidate"];
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

/** What a spreadsheet was kept from taking for a formula, such as '+49 30 901820. */
const kept = /^'(?=[=+\-@])/;

function readCells({ kinds }: Pick<Columns, "kinds">, cells: readonly string[]) {
  return (kind: ColumnKind): string | undefined => {
    const at = kinds.indexOf(kind);
    return (at >= 0 && cells[at]?.trim().replace(kept, "")) || undefined;
  };
}

function readCandidate(read: (kind: ColumnKind) => string | undefined): GivenCandidate {
  const written = read("email");
  const address = written === undefined ? undefined : parseAddress(written);
  const whole = read("fullName");
  const split = whole === undefined ? address : splitFullName(whole);
  const hasOwn = read("firstName") !== undefined || read("lastName") !== undefined;
  return {
    email: address?.email ?? written,
    firstName: hasOwn ? read("firstName") : split?.firstName,
    lastName: hasOwn ? read("lastName") : split?.lastName,
    phoneNumber: read("phoneNumber"),
    resumeUrl: read("resumeUrl"),
    externalId: read("externalId"),
  };
}

function readSuppress(text: string | undefined): Pick<DraftRow, "suppress" | "suppressText"> {
  if (text === undefined) return {};
  const suppress = readYesOrNo(text);
  return suppress === undefined ? { suppressText: text } : { suppress };
}

/** The rows below the header, cell by cell. */
export function draftRows(sheet: Sheet, columns: Columns, interviews: readonly NamedInterview[]): DraftRow[] {
  const idOf = nameInterviews(interviews);
  return sheet.rows.slice(rowsAbove(columns)).map(({ line, cells }) => {
    const read = readCells(columns, cells);
    const text = read("interview");
    return {
      line,
      cells,
      candidate: readCandidate(read),
      interview: text === undefined ? undefined : { text, id: idOf(text) },
      ...readSuppress(read("suppress")),
    };
  });
}

/** Whether a cell says something that the HTTP interface has no field for. */
const isUnsettled = ({ interview, suppressText }: DraftRow) =>
  (interview !== undefined && interview.id === undefined) || suppressText !== undefined;

// Half a character at the end would be none.
const cut = (text: string) => text.slice(0, longestCell).toWellFormed();

/**
 * As `POST /api/imports/{id}/rows` takes it. A row that names an unknown interview is left out as faulty: without one
 * it would be sent for the interview of all others.
 */
export function toGivenRow(row: DraftRow): GivenRow {
  const { line, cells, candidate, interview, suppress, confirm, skip } = row;
  return {
    line,
    interviewId: interview?.id,
    suppressCandidateEmail: suppress,
    confirm,
    skip: skip ?? (isUnsettled(row) ? "faulty" : undefined),
    candidate: {
      email: candidate.email && cut(candidate.email),
      firstName: candidate.firstName && cut(candidate.firstName),
      lastName: candidate.lastName && cut(candidate.lastName),
      phoneNumber: candidate.phoneNumber && cut(candidate.phoneNumber),
      resumeUrl: candidate.resumeUrl && cut(candidate.resumeUrl),
      externalId: candidate.externalId && cut(candidate.externalId),
    },
    cells: cells.map(cut),
  };
}

const skipOf = ({ state, reason }: ImportRowView): SkipReason | undefined =>
  state === "skipped" ? skipReasons.find((known) => known === reason) : undefined;

/** A row of a saved draft, as it was before `toGivenRow`. @param columns as the import has kept them. */
export function fromImportRow(view: ImportRowView, columns: Pick<Columns, "kinds">): DraftRow {
  const { line, cells = [], candidate, interviewId: id, suppressCandidateEmail, confirm } = view;
  const read = readCells(columns, cells);
  const text = read("interview") ?? (id === undefined ? undefined : String(id));
  const suppress =
    suppressCandidateEmail === undefined
      ? readSuppress(read("suppress"))
      : { suppress: suppressCandidateEmail };
  const row: DraftRow = {
    line,
    cells,
    candidate,
    interview: text === undefined ? undefined : { text, id },
    ...suppress,
    confirm,
  };
  const skip = skipOf(view);
  // `toGivenRow` marked it as skipped; no recruiter did.
  return { ...row, skip: skip === "faulty" && isUnsettled(row) ? undefined : skip };
}
