import { type Common, checkRows, type RowChecks, recheckRow } from "@/components/imports/checking/check-rows";
import {
  type DraftRow,
  draftRows,
  fromImportRow,
  type NamedInterview,
} from "@/components/imports/checking/draft-row";
import { chooseInterview } from "@/components/imports/checking/unknown-interviews";
import { chooseColumn } from "@/components/imports/columns/choose-column";
import { chooseHeader } from "@/components/imports/columns/choose-header";
import type { Columns } from "@/components/imports/columns/columns";
import { guessColumns } from "@/components/imports/columns/guess-columns";
import type { Remembered } from "@/components/imports/columns/remembered-columns";
import type { Sheet } from "@/components/imports/reading/sheet";
import type { ColumnKind, SkipReason } from "@/lib/imports/names";
import type { ImportRowView } from "@/lib/imports/schema";

/** A draft as its screen has it. The cells are what counts: all else follows from them and the columns. */
export type DraftState = {
  /** With what was edited. One alone, once it was opened again from the server. */
  sheets: readonly Sheet[];
  at: number;
  columns: Columns;
  /** Below the header. */
  rows: readonly DraftRow[];
  checks: RowChecks;
  common: Common;
  suppress: boolean;
  interviews: readonly NamedInterview[];
  /** What people have said that texts of the interview column mean. */
  meant: ReadonlyMap<string, number>;
};

export type DraftAct =
  | { kind: "sheet"; at: number; remembered: Remembered }
  | { kind: "column"; at: number; as: ColumnKind }
  | { kind: "header"; hasHeader: boolean }
  | { kind: "cell"; line: number; column: number; text: string }
  /** Cells of one column are emptied. */
  | { kind: "empty"; lines: readonly number[]; column: number }
  /** Addresses become those that were probably meant. */
  | { kind: "typos"; lines: readonly number[] }
  | { kind: "interviewOf"; text: string; id: number | undefined }
  | { kind: "interview"; id: number | undefined }
  | { kind: "suppress"; suppress: boolean }
  | { kind: "skip"; lines: readonly number[]; skip: SkipReason | undefined }
  | { kind: "again"; lines: readonly number[]; again: boolean };

type Begun = Pick<DraftState, "common" | "suppress" | "interviews">;

const sheetOf = ({ sheets, at }: Pick<DraftState, "sheets" | "at">): Sheet => sheets[at] ?? { rows: [] };

const checked = (state: Omit<DraftState, "checks">): DraftState => ({
  ...state,
  checks: checkRows(state.rows, state.common),
});

function asMeant(rows: readonly DraftRow[], meant: DraftState["meant"]): readonly DraftRow[] {
  let named = rows;
  for (const [text, id] of meant) named = chooseInterview(named, text, id);
  return named;
}

/** What was decided of a row stays with its line. */
function derived(state: Omit<DraftState, "rows" | "checks">, before: readonly DraftRow[] = []): DraftState {
  const decided = new Map(before.map((row) => [row.line, row]));
  const rows = draftRows(sheetOf(state), state.columns, state.interviews).map((row) => {
    const { confirm, skip } = decided.get(row.line) ?? {};
    return confirm || skip ? { ...row, ...(confirm && { confirm }), ...(skip && { skip }) } : row;
  });
  return checked({ ...state, rows: asMeant(rows, state.meant) });
}

/** @param columns of the sheet that is begun with. @param at its place. */
export const beginDraft = (
  sheets: readonly Sheet[],
  columns: Columns,
  begun: Begun & { at?: number },
): DraftState => derived({ at: 0, ...begun, sheets, columns, meant: new Map() });

const candidateKinds = [
  "email",
  "firstName",
  "lastName",
  "phoneNumber",
  "externalId",
  "resumeUrl",
] as const satisfies ColumnKind[];

/** A draft that no screen has made has candidates, and no cells. */
function withCells(views: readonly ImportRowView[]): { views: readonly ImportRowView[]; columns: Columns } {
  const kinds: ColumnKind[] = candidateKinds.filter(
    (kind) => kind === "email" || views.some(({ candidate }) => candidate[kind]),
  );
  if (views.some(({ interviewId }) => interviewId !== undefined)) kinds.push("interview");
  const cell = ({ candidate, interviewId }: ImportRowView, kind: ColumnKind) =>
    kind === "interview" ? String(interviewId ?? "") : (candidate[kind as keyof typeof candidate] ?? "");
  return {
    columns: { hasHeader: false, headers: kinds.map(() => ""), kinds },
    views: views.map((view) => ({ ...view, cells: kinds.map((kind) => cell(view, kind)) })),
  };
}

/** Goes on with a draft as the server has it. */
export function openDraft(kept: readonly ImportRowView[], keptAs: Columns, begun: Begun): DraftState {
  const isWhole = keptAs.kinds.length > 0;
  const { views, columns } = isWhole ? { views: kept, columns: keptAs } : withCells(kept);
  const rows = views.map((view): DraftRow => {
    const { skip, ...row } = fromImportRow(view, columns);
    // Which of several stays is seen anew with each change.
    return skip && skip !== "double_in_file" ? { ...row, skip } : row;
  });
  const meant = new Map(
    rows.flatMap(({ interview }) => (interview?.id === undefined ? [] : [[interview.text, interview.id]])),
  );
  const header = columns.hasHeader
    ? [{ line: Math.max(1, (views[0]?.line ?? 2) - 1), cells: columns.headers }]
    : [];
  const sheet = { rows: [...header, ...rows.map(({ line, cells }) => ({ line, cells }))] };
  return checked({ ...begun, sheets: [sheet], at: 0, columns, rows, meant });
}

/** A row whose cells are others now. */
function withCellsOf(state: DraftState, line: number, cells: readonly string[]): DraftState {
  const sheet = sheetOf(state);
  const edited = { line, cells };
  const sheets = state.sheets.with(state.at, {
    ...sheet,
    rows: sheet.rows.map((row) => (row.line === line ? edited : row)),
  });
  const one = { ...state.columns, hasHeader: false };
  const derivedRows = draftRows({ rows: [edited] }, one, state.interviews);
  const [fresh] = asMeant(derivedRows, state.meant);
  const rows = state.rows.map((row): DraftRow => {
    if (row.line !== line) return row;
    // Emptied cells make no row, but the line stays where it is until it is left out.
    const next = fresh ?? { line, cells, candidate: {} };
    return { ...next, ...(row.confirm && { confirm: row.confirm }), ...(row.skip && { skip: row.skip }) };
  });
  return { ...state, sheets, rows };
}

function withCell(state: DraftState, line: number, column: number, text: string): DraftState {
  const row = state.rows.find((one) => one.line === line);
  if (!row || (row.cells[column] ?? "") === text) return state;
  const cells = Array.from(
    { length: Math.max(row.cells.length, column + 1) },
    (_, at) => row.cells[at] ?? "",
  );
  return withCellsOf(state, line, cells.with(column, text));
}

/** Only the address: a name that stands in the same cell stays. */
function withoutTypo(state: DraftState, line: number): DraftState {
  const column = state.columns.kinds.indexOf("email");
  const row = state.rows.find((one) => one.line === line);
  const meant = state.checks.get(line)?.typo;
  const typed = row?.candidate.email;
  if (!row || !meant || !typed) return state;
  const cell = row.cells[column] ?? "";
  return withCell(state, line, column, cell.includes(typed) ? cell.replace(typed, () => meant) : meant);
}

const rechecked = (state: DraftState, line: number): DraftState => ({
  ...state,
  checks: recheckRow(state.rows, state.checks, line, state.common),
});

const changed = (
  state: DraftState,
  lines: readonly number[],
  change: (row: DraftRow) => DraftRow,
): DraftState => {
  const wanted = new Set(lines);
  const rows = state.rows.map((row) => (wanted.has(row.line) ? change(row) : row));
  return checked({ ...state, rows });
};

export function reduceDraft(state: DraftState, act: DraftAct): DraftState {
  switch (act.kind) {
    case "sheet": {
      const sheet = state.sheets[act.at];
      if (!sheet) return state;
      const columns = guessColumns(sheet, act.remembered, state.interviews);
      return derived({ ...state, at: act.at, columns, meant: new Map() });
    }
    case "column":
      return derived({ ...state, columns: chooseColumn(state.columns, act.at, act.as) }, state.rows);
    case "header":
      return derived(
        { ...state, columns: chooseHeader(sheetOf(state), state.columns, act.hasHeader) },
        state.rows,
      );
    case "cell": {
      const next = withCell(state, act.line, act.column, act.text);
      return next === state ? state : rechecked(next, act.line);
    }
    case "empty":
      return checked(act.lines.reduce((next, line) => withCell(next, line, act.column, ""), state));
    case "typos":
      return checked(act.lines.reduce(withoutTypo, state));
    case "interviewOf": {
      const meant = new Map(state.meant);
      if (act.id === undefined) meant.delete(act.text);
      else meant.set(act.text, act.id);
      return checked({ ...state, meant, rows: chooseInterview(state.rows, act.text, act.id) });
    }
    case "interview":
      return checked({ ...state, common: { interviewId: act.id } });
    case "suppress":
      return { ...state, suppress: act.suppress };
    case "skip":
      return changed(state, act.lines, ({ skip: _, ...row }) => ({
        ...row,
        ...(act.skip && { skip: act.skip }),
      }));
    case "again":
      return changed(state, act.lines, ({ confirm: _, ...row }) => ({
        ...row,
        ...(act.again && { confirm: "again" as const }),
      }));
    default:
      return act satisfies never;
  }
}
