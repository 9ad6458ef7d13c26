import type { RowChecks } from "@/components/imports/checking/check-rows";
import { type DraftRow, toGivenRow } from "@/components/imports/checking/draft-row";
import { mostRowsAtOnce } from "@/lib/imports/names";
import type { GivenRow, RowDouble } from "@/lib/imports/schema";

/** A body stays well below what the server takes. */
const mostLetters = 1_500_000;

/** A row as the server gets it: a double within the file is left out. */
export function rowToSend(row: DraftRow, checks: RowChecks): GivenRow {
  const given = toGivenRow(row);
  const { doubleOf } = checks.get(row.line) ?? {};
  return given.skip === undefined && doubleOf !== undefined ? { ...given, skip: "double_in_file" } : given;
}

/** What the server has, by line. `as`: the row as it was sent, with what else its answer depends on. */
export type Sent = ReadonlyMap<number, string>;

export type ToSend = {
  /** All of them again: lines have vanished. */
  isAnew: boolean;
  rows: { row: GivenRow; as: string }[];
};

/** What the server lacks. @param common the interview of rows that name none: their doubles depend on it. */
export function rowsToSend(
  rows: readonly DraftRow[],
  checks: RowChecks,
  sent: Sent,
  common: number | undefined,
): ToSend {
  const wanted = rows.map((draft) => {
    const row = rowToSend(draft, checks);
    const as = JSON.stringify(row.interviewId === undefined ? [row, common] : row);
    return { row, as };
  });
  const lines = new Set(rows.map(({ line }) => line));
  const isAnew = [...sent.keys()].some((line) => !lines.has(line));
  return {
    isAnew,
    rows: isAnew ? wanted : wanted.filter(({ row, as }) => sent.get(row.line) !== as),
  };
}

/** As many as one request takes. */
export function firstChunk(rows: ToSend["rows"]): ToSend["rows"] {
  let letters = 0;
  const end = rows.findIndex(({ as }, at) => {
    letters += as.length;
    return at > 0 && (at >= mostRowsAtOnce || letters > mostLetters);
  });
  return end < 0 ? rows : rows.slice(0, end);
}

/** What the directory knows of rows, renewed for those that were just sent. */
export function withDoubles(
  before: ReadonlyMap<number, RowDouble>,
  lines: readonly number[],
  doubles: readonly RowDouble[],
): ReadonlyMap<number, RowDouble> {
  if (doubles.length === 0 && !lines.some((line) => before.has(line))) return before;
  const after = new Map(before);
  for (const line of lines) after.delete(line);
  for (const double of doubles) after.set(double.line, double);
  return after;
}
