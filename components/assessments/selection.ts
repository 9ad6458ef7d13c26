import { newer } from "@/components/assessments/hold-rows";
import { maxChosen } from "@/lib/assessments/names";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Rows that somebody has chosen, whatever list they were chosen in. */
export type Selection = {
  /** As they were last seen, in the order in which they were chosen. */
  rows: ReadonlyMap<number, AssessmentView>;
  /** The one pressed last, where a range begins. */
  anchor?: number;
  /** More were asked for than can be. */
  isFull: boolean;
};

export const nothingChosen: Selection = { rows: new Map(), isFull: false };

/** Adds rows, as many as there is room for. */
export function withRows(selection: Selection, rows: readonly AssessmentView[], anchor?: number): Selection {
  const chosen = new Map(selection.rows);
  let isFull = false;
  for (const row of rows) {
    if (chosen.has(row.id) || chosen.size < maxChosen) chosen.set(row.id, row);
    else isFull = true;
  }
  return { rows: chosen, anchor: anchor ?? selection.anchor, isFull };
}

/** Takes rows out. */
export function withoutRows(
  selection: Selection,
  rows: readonly AssessmentView[],
  anchor?: number,
): Selection {
  const chosen = new Map(selection.rows);
  for (const { id } of rows) chosen.delete(id);
  return chosen.size === 0
    ? nothingChosen
    : { rows: chosen, anchor: anchor ?? selection.anchor, isFull: false };
}

/** Chooses a row, or no longer. */
export const toggled = (selection: Selection, row: AssessmentView): Selection =>
  selection.rows.has(row.id) ? withoutRows(selection, [row], row.id) : withRows(selection, [row], row.id);

/** Chooses a range, or no longer: as the row is at which it begins. @param to where it ends. */
export const withRange = (selection: Selection, rows: readonly AssessmentView[], to: number): Selection =>
  selection.anchor === undefined || selection.rows.has(selection.anchor)
    ? withRows(selection, rows, to)
    : withoutRows(selection, rows, to);

/** The same rows, as they are now. */
export function withNewer(selection: Selection, changed: readonly AssessmentView[]): Selection {
  const known = changed.filter((row) => {
    const was = selection.rows.get(row.id);
    return was && newer(row, was) === row && row.version !== was.version;
  });
  if (known.length === 0) return selection;
  const rows = new Map(selection.rows);
  for (const row of known) rows.set(row.id, row);
  return { ...selection, rows };
}

export type Choice = "none" | "some" | "all";

/** How many of these rows are chosen. */
export function choiceOf({ rows: chosen }: Selection, rows: readonly AssessmentView[]): Choice {
  if (chosen.size === 0) return "none";
  return rows.length > 0 && rows.every(({ id }) => chosen.has(id)) ? "all" : "some";
}
