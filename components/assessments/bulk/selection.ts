import { maxChosen } from "@/lib/assessments/names";

/** The chosen rows, whatever list they were chosen in. */
export type Selection = {
  /** In the order in which they were chosen. */
  ids: ReadonlySet<number>;
  /** The one pressed last, where a range begins. */
  anchor?: number;
  /** More were asked for than may be chosen. */
  isFull: boolean;
};

export const nothingChosen: Selection = { ids: new Set(), isFull: false };

/** What was left to be compared is chosen again in the list one comes back to. */
export const forReturn = { kept: nothingChosen };

/** Adds rows, up to the limit. */
export function withRows(selection: Selection, ids: readonly number[], anchor?: number): Selection {
  const chosen = new Set(selection.ids);
  for (const id of ids) if (chosen.size < maxChosen) chosen.add(id);
  const isFull = ids.some((id) => !chosen.has(id));
  return { ids: chosen, anchor: anchor ?? selection.anchor, isFull };
}

export function withoutRows(selection: Selection, ids: readonly number[], anchor?: number): Selection {
  const chosen = new Set(selection.ids);
  for (const id of ids) chosen.delete(id);
  return chosen.size === 0
    ? nothingChosen
    : { ids: chosen, anchor: anchor ?? selection.anchor, isFull: false };
}

export const toggled = (selection: Selection, id: number): Selection =>
  selection.ids.has(id) ? withoutRows(selection, [id], id) : withRows(selection, [id], id);

/** Chooses a range, or unchooses it if the row at its beginning isn’t chosen. @param to its last row. */
export const withRange = (selection: Selection, ids: readonly number[], to: number): Selection =>
  selection.anchor === undefined || selection.ids.has(selection.anchor)
    ? withRows(selection, ids, to)
    : withoutRows(selection, ids, to);

export type Choice = "none" | "some" | "all";

export function choiceOf(chosen: Selection["ids"], ids: readonly number[]): Choice {
  if (chosen.size === 0) return "none";
  return ids.length > 0 && ids.every((id) => chosen.has(id)) ? "all" : "some";
}
